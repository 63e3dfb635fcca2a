import { emailKeyOf } from '@sahra/schemas/email-key-of';

import type { Queries } from '../database/database';
import { enqueueJob } from '../jobs/enqueue-job';
import type { MailPayload } from './mail-data';

/** What a mail depends on of the viewer with its address; undefined for a stranger. */
const receiverOf = async (queries: Queries, address: string) =>
  queries
    .selectFrom('viewers')
    .select(['verified_at', 'time_zone'])
    .where('email_key', '=', emailKeyOf(address))
    .executeTakeFirst();

/**
 * Removes the name from a mail to an address that nobody has proven: whoever registered with it may have chosen the
 * name as a message to a stranger.
 */
const withoutUnprovenName = (mail: MailPayload, isProven: boolean): MailPayload => {
  if (!('name' in mail.data) || isProven) return mail;
  // The data still belongs to the mail's name, but TypeScript cannot infer that through a spread.
  return { ...mail, data: { ...mail.data, name: null } } as MailPayload;
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
  const receiver = await receiverOf(queries, mail.to);
  const timeZone = mail.timeZone ?? receiver?.time_zone ?? undefined;
  const told = withoutUnprovenName(mail, receiver !== undefined && receiver.verified_at !== null);
  await enqueueJob(queries, {
    ...{ kind: 'mail', key, runAt: at },
    payload: timeZone === undefined ? told : { ...told, timeZone },
  });
};
