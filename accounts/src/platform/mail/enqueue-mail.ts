import type { Queries } from '../database/database';
import { enqueueJob } from '../jobs/enqueue-job';
import type { MailPayload } from './mail-data';

/** Has a mail sent at `at`, if the caller's transaction commits. The second mail of a key is not sent. */
export const enqueueMail = (queries: Queries, key: string, mail: MailPayload, at: Date): Promise<void> =>
  enqueueJob(queries, { kind: 'mail', key, payload: mail, runAt: at });
