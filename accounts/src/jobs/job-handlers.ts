import { purgeJob } from '../deletion/purge.job';
import { housekeepingJob } from '../housekeeping/housekeeping.job';
import { mailJob } from '../mail/mail.job';
import { reminderJob } from '../reminder/reminder.job';
import { videoCountsJob } from '../views/video-counts.job';
import { sandboxWebhookJob } from '../payment/providers/sandbox/sandbox-webhook.job';
import { paymentExpiryJob } from '../payment/payment-expiry.job';
import { refundJob } from '../payment/refund.job';
import { renewalJob } from '../subscription/renewal.job';
import { trialEndsSoonJob } from '../subscription/trial-ends-soon.job';
import { storePushJob } from '../store/sandbox/store-push.job';
import type { JobHandlers } from './job-handler';

/** Who does each kind of job. */
export const JOB_HANDLERS: JobHandlers = {
  mail: mailJob,
  'sandbox-webhook': sandboxWebhookJob,
  'store-push': storePushJob,
  'video-counts': videoCountsJob,
  reminder: reminderJob,
  purge: purgeJob,
  housekeeping: housekeepingJob,
  renewal: renewalJob,
  'trial-ends-soon': trialEndsSoonJob,
  refund: refundJob,
  'payment-expiry': paymentExpiryJob,
};
