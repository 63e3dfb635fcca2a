import { readEnvironment } from '../src/environment/environment';
import { PASSWORD_MAIL } from '../src/roles/password-mail';

const environment = readEnvironment();
const { DESK_URL } = environment;

export default {
  autoOpen: false,
  url: new URL('/admin', DESK_URL.trim().split(/\s+/)[0]).href,
  auth: { secret: environment.ADMIN_JWT_SECRET },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  forgotPassword: { emailTemplate: PASSWORD_MAIL },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
};
