import type { MailPayload } from './mail-data';

/** Sends mails; resolves when the next server has taken it over. */
export interface Mailer {
  /** `key` names the mail for ever: sent twice under one key, the receiver sees it once. */
  send(key: string, mail: MailPayload): Promise<void>;
}
