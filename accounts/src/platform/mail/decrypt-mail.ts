import { decryptSecret } from './encrypted-secret';
import type { MailPayload } from './mail-data';

/** Fields that may be encrypted; none of them contains a person's text. */
const SECRET_FIELDS = ['code', 'path', 'unsubscribePath'];

/** Decrypts the encrypted fields of a mail. */
export const decryptMail = (pepper: string, mail: MailPayload): MailPayload =>
  JSON.parse(JSON.stringify(mail), (field, value: unknown) =>
    typeof value === 'string' && SECRET_FIELDS.includes(field) ? decryptSecret(pepper, value) : value,
  ) as MailPayload;
