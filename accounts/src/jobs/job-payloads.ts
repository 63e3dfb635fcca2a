import type { MailPayload } from '../mail/mail-data';
import type { SandboxWebhookPayload } from '../payment/providers/sandbox/sandbox-event';
import type { SandboxPush } from '../store/sandbox/sandbox-push';

/** What each kind of job needs to know; kinds are added beside their handlers. */
export interface JobPayloads {
  mail: MailPayload;
  'sandbox-webhook': SandboxWebhookPayload;
  'store-push': SandboxPush;
  'video-counts': Record<string, never>;
  reminder: { scheduleId: string };
  /** Names a deletion, not the person: the job outlives them. */
  purge: { deletion: string };
  housekeeping: Record<string, never>;
  /** The end of a period, as ISO 8601; `attempt` counts the tries to charge what follows. */
  renewal: { subscriptionId: string; periodEndsAt: string; attempt: number };
  'trial-ends-soon': { subscriptionId: string };
  refund: { refundId: string };
  /** `again`: a second and last look follows a day later. */
  'payment-expiry': { paymentId: string; again: boolean };
}

export type JobKind = keyof JobPayloads;
