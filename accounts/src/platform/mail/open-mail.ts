import type { MailPayload } from './mail-data';
import { openSecret } from './sealed-secret';

/** Fields that may be encrypted; none of them contains a person's text. */
const SECRET_FIELDS = ['code', 'path', 'unsubscribePath'];

/** Decrypts the encrypted fields of a mail. */
export const openMail = (pepper: string, mail: MailPayload): MailPayload =>
  JSON.parse(JSON.stringify(mail), (field, value: unknown) =>
    typeof value === 'string' && SECRET_FIELDS.includes(field) ? openSecret(pepper, value) : value,
  ) as MailPayload;
