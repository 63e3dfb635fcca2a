import type { MailPayload } from '../mail/mail-data';

/** What each kind of job needs to know; kinds are added beside their handlers. */
export interface JobPayloads {
  mail: MailPayload;
}

export type JobKind = keyof JobPayloads;
