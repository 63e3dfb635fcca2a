import type { MailPayload } from './mail-data';

/** Sends mails; resolves when the next server has accepted the mail. */
export interface Mailer {
  /** `key` identifies the mail permanently: the receiver sees two mails with one key as one. */
  send(key: string, mail: MailPayload): Promise<void>;
}
