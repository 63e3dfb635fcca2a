import { BILLING_JOBS } from '../billing/billing.module';
import { LIBRARY_JOBS } from '../library/library.module';
import { LIFECYCLE_JOBS } from '../lifecycle/lifecycle.module';
import { MESSAGES_JOBS } from '../messages/messages.module';
import type { JobHandlers } from '../platform/jobs/job-handler';
import { mailJob } from '../platform/mail/mail.job';
import { housekeepingJob } from './housekeeping/housekeeping.job';

/** Handler of each kind of job. */
export const JOB_HANDLERS: JobHandlers = {
  mail: mailJob,
  housekeeping: housekeepingJob,
  ...BILLING_JOBS,
  ...LIBRARY_JOBS,
  ...LIFECYCLE_JOBS,
  ...MESSAGES_JOBS,
};
