import type { MailPayload } from './mail-data';
import { openSecret } from './sealed-secret';

/** Fields of mails that may be sealed; none of them holds words of a person. */
const SECRET_FIELDS = ['code', 'path', 'unsubscribePath'];

/** A mail as it is to be read: what waited sealed is opened. */
export const openMail = (pepper: string, mail: MailPayload): MailPayload =>
  JSON.parse(JSON.stringify(mail), (field, value: unknown) =>
    typeof value === 'string' && SECRET_FIELDS.includes(field) ? openSecret(pepper, value) : value,
  ) as MailPayload;
