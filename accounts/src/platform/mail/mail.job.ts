import type { MailPayload } from './mail-data';
import type { JobHandler } from '../jobs/job-handler';
import { MailFailure } from './mail-failure';
import { decryptMail } from './decrypt-mail';

declare module '../jobs/job-payloads' {
  interface JobPayloads {
    mail: MailPayload;
  }
}

/**
 * Sends a mail. A permanent rejection by the receiver's server ends the job, with the reason stored in it;
 * every other failure is retried.
 */
export const mailJob: JobHandler<'mail'> = async ({ key, payload }, { config, mailer, clock }) => {
  try {
    await mailer.send(key, decryptMail(config.codePepper, payload));
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
