import type { Queries } from '../database/database';
import { enqueueJob } from '../jobs/enqueue-job';
import type { MailPayload } from './mail-data';

/** Enqueues a mail for `at` in the caller's transaction. A second mail with the same key is not sent. */
export const enqueueMail = (queries: Queries, key: string, mail: MailPayload, at: Date): Promise<void> =>
  enqueueJob(queries, { kind: 'mail', key, payload: mail, runAt: at });
