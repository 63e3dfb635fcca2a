import type { JobHandler } from '../jobs/job-handler';

/** Hands a mail to the mail server; nothing is left to write but the end of the job. */
export const mailJob: JobHandler<'mail'> = async ({ key, payload }, { mailer }) => {
  await mailer.send(key, payload);
  return () => Promise.resolve();
};
