import { readEnvironment } from '../src/environment/environment';
import { PASSWORD_MAIL } from '../src/roles/password-mail';

const environment = readEnvironment();

export default {
  autoOpen: false,
  auth: { secret: environment.ADMIN_JWT_SECRET },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  forgotPassword: { emailTemplate: PASSWORD_MAIL },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
};
