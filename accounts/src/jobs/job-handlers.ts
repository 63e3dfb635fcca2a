import { purgeJob } from '../deletion/purge.job';
import { housekeepingJob } from '../housekeeping/housekeeping.job';
import { mailJob } from '../mail/mail.job';
import { videoCountsJob } from '../views/video-counts.job';
import { sandboxWebhookJob } from '../payment/providers/sandbox/sandbox-webhook.job';
import type { JobHandlers } from './job-handler';

/** Who does each kind of job. */
export const JOB_HANDLERS: JobHandlers = {
  mail: mailJob,
  'sandbox-webhook': sandboxWebhookJob,
  'video-counts': videoCountsJob,
  purge: purgeJob,
  housekeeping: housekeepingJob,
};
