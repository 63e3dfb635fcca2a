import type { MailPayload } from './mail-data';
import type { JobHandler } from '../jobs/job-handler';
import { MailFailure } from './mail-failure';
import { openMail } from './open-mail';

declare module '../jobs/job-payloads' {
  interface JobPayloads {
    mail: MailPayload;
  }
}

/**
 * Hands a mail to the mail server. What the receiver's server refused for good ends here, with its reason beside the job;
 * every other failure is tried again.
 */
export const mailJob: JobHandler<'mail'> = async ({ key, payload }, { config, mailer, clock }) => {
  try {
    await mailer.send(key, openMail(config.codePepper, payload));
    return () => Promise.resolve();
  } catch (error) {
    if (!(error instanceof MailFailure) || !error.final) throw error;
    const { message } = error;
    return async (trx) => {
      await trx
        .updateTable('jobs')
        .set({ failed_at: clock(), last_error: message })
        .where('kind', '=', 'mail')
        .where('key', '=', key)
        .execute();
    };
  }
};
