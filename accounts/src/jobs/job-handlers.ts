import { mailJob } from '../mail/mail.job';
import type { JobHandlers } from './job-handler';

/** Who does each kind of job. */
export const JOB_HANDLERS: JobHandlers = {
  mail: mailJob,
};
