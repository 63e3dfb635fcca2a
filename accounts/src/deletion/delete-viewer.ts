import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import { RECOVERY_DAYS, type Locale } from '@sahra/schemas/constants';

import type { Tables } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { enqueueJob } from '../jobs/enqueue-job';
import { enqueueMail } from '../mail/enqueue-mail';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Deletion {
  viewerId: string;
  /** Key of a delete reason of the cms. */
  reason: string;
  /** Language of the mail. */
  locale: Locale;
  now: Date;
}

/**
 * Deletes an account: every session ends, and what is kept can be recovered until the instant this answers, when it is purged.
 * Of two at once, the second is refused as any call without a session is.
 */
export const deleteViewer = async (
  trx: Transaction<Tables>,
  { viewerId, reason, locale, now }: Deletion,
): Promise<Date> => {
  const deletion = randomUUID();
  const recoverUntil = new Date(now.getTime() + RECOVERY_DAYS * DAY_MS);
  const viewer = await trx
    .updateTable('viewers')
    .set({ deleted_at: now, recover_until: recoverUntil, deletion, delete_reason: reason })
    .where('id', '=', viewerId)
    .where('deleted_at', 'is', null)
    .returning(['name', 'email'])
    .executeTakeFirst();
  if (!viewer) throw new Refusal(401, 'SESSION_REQUIRED');
  await trx.deleteFrom('sessions').where('viewer_id', '=', viewerId).execute();
  await enqueueJob(trx, { kind: 'purge', key: deletion, payload: { deletion }, runAt: recoverUntil });
  const { name, email } = viewer;
  const data = { name, recoverUntil: recoverUntil.toISOString() };
  const mail = { mail: 'account-deleted', to: email, locale, data } as const;
  await enqueueMail(trx, `account-deleted ${deletion}`, mail, now);
  return recoverUntil;
};
