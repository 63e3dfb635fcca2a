import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import type { JobHandler } from '../../platform/jobs/job-handler';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    /** Payment methods of a purged person, with the provider that stores each. */
    'delete-methods': { methods: { provider: string; ref: string }[] };
  }
}

interface Purged {
  viewerId: string;
  /** Id of the deletion, because nothing that outlives the person may name them. */
  deletion: string;
  now: Date;
}

/**
 * Enqueues the deletion of a viewer's payment methods at the provider. Call it before the viewer's row is deleted,
 * because the payments lose their methods with it.
 */
export const enqueueMethodDeletion = async (
  trx: Transaction<Tables>,
  { viewerId, deletion, now }: Purged,
): Promise<void> => {
  const stored = await trx
    .selectFrom('payments')
    .select(['provider', 'method_ref'])
    .distinct()
    .where('viewer_id', '=', viewerId)
    .where('method_ref', 'is not', null)
    .execute();
  const methods = stored.flatMap(({ provider, method_ref: ref }) => (ref === null ? [] : { provider, ref }));
  if (methods.length === 0) return;
  await enqueueJob(trx, { kind: 'delete-methods', key: deletion, payload: { methods }, runAt: now });
};

/** Deletes payment methods at the provider; skips those of a provider that is not in use any more. */
export const deleteMethodsJob: JobHandler<'delete-methods'> = async ({ payload }, { payments }) => {
  for (const { provider, ref } of payload.methods)
    if (provider === payments.name) await payments.deleteMethod(ref);
  return () => Promise.resolve();
};
