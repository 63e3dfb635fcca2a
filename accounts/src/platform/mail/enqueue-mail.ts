import { emailKeyOf } from '../../identity/viewer/email-key-of';
import type { Queries } from '../database/database';
import { enqueueJob } from '../jobs/enqueue-job';
import type { MailPayload } from './mail-data';

/** Returns the time zone of the viewer with an address; undefined for a stranger, and while no device has named one. */
const zoneOfReceiver = async (queries: Queries, to: string): Promise<string | undefined> => {
  const viewer = await queries
    .selectFrom('viewers')
    .select('time_zone')
    .where('email_key', '=', emailKeyOf(to))
    .executeTakeFirst();
  return viewer?.time_zone ?? undefined;
};

/**
 * Enqueues a mail for `at` in the caller's transaction, with times in the zone of its receiver. A second mail with the
 * same key is not sent.
 */
export const enqueueMail = async (
  queries: Queries,
  key: string,
  mail: MailPayload,
  at: Date,
): Promise<void> => {
  const timeZone = mail.timeZone ?? (await zoneOfReceiver(queries, mail.to));
  await enqueueJob(queries, {
    ...{ kind: 'mail', key, runAt: at },
    payload: timeZone === undefined ? mail : { ...mail, timeZone },
  });
};
