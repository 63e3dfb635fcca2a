import type { MailPayload } from '../mail/mail-data';
import type { SandboxWebhookPayload } from '../payment/providers/sandbox/sandbox-event';

/** What each kind of job needs to know; kinds are added beside their handlers. */
export interface JobPayloads {
  mail: MailPayload;
  'sandbox-webhook': SandboxWebhookPayload;
  'video-counts': Record<string, never>;
  /** Names a deletion, not the person: the job outlives them. */
  purge: { deletion: string };
  housekeeping: Record<string, never>;
}

export type JobKind = keyof JobPayloads;
