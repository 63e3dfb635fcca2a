import { emailKeyOf } from '@sahra/schemas/email-key-of';

import type { Queries } from '../database/database';
import { enqueueJob } from '../jobs/enqueue-job';
import type { MailPayload } from './mail-data';

/** Returns whether a viewer has proven to receive the mails of an address. */
const isProven = async (queries: Queries, address: string): Promise<boolean> =>
  (await queries
    .selectFrom('viewers')
    .select('id')
    .where('email_key', '=', emailKeyOf(address))
    .where('verified_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/**
 * Removes the name from a mail to an address that nobody has proven: whoever registered with it may have chosen the
 * name as a message to a stranger.
 */
const withoutUnprovenName = async (queries: Queries, mail: MailPayload): Promise<MailPayload> => {
  if (!('name' in mail.data) || (await isProven(queries, mail.to))) return mail;
  // The data still belongs to the mail's name, but TypeScript cannot infer that through a spread.
  return { ...mail, data: { ...mail.data, name: null } } as MailPayload;
};

/** Enqueues a mail for `at` in the caller's transaction. A second mail with the same key is not sent. */
export const enqueueMail = async (
  queries: Queries,
  key: string,
  mail: MailPayload,
  at: Date,
): Promise<void> =>
  enqueueJob(queries, {
    kind: 'mail',
    key,
    payload: await withoutUnprovenName(queries, mail),
    runAt: at,
  });
