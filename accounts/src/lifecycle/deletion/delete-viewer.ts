import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import { RECOVERY_DAYS, type Locale } from '@sahra/schemas/constants';

import { announceAuthor } from '../../community/community.module';
import { cancelSubscription } from '../../billing/billing.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { addDays } from '../../platform/time/add-days';

interface Deletion {
  viewerId: string;
  /** Key of a delete reason of the cms. */
  reason: string;
  /** Locale of the mail. */
  locale: Locale;
  now: Date;
}

/**
 * Deletes an account: ends every session and cancels a subscription that renews. Returns the time until which the
 * account can be recovered; then it is purged. Of two concurrent calls, the second fails like a call without a
 * session.
 */
export const deleteViewer = async (
  trx: Transaction<Tables>,
  { viewerId, reason, locale, now }: Deletion,
): Promise<Date> => {
  // First, because it locks the viewer as every change of a subscription does.
  await cancelSubscription(trx, { viewerId, now });
  const deletion = randomUUID();
  const recoverUntil = addDays(now, RECOVERY_DAYS);
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
  await announceAuthor(trx, viewerId, now);
  return recoverUntil;
};
