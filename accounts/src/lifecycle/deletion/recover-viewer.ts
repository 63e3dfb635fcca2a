import type { Locale } from '@sahra/schemas/constants';
import type { Transaction } from 'kysely';

import { enqueueTrialReminder } from '../../billing/billing.module';
import { announceAuthor } from '../../community/community.module';
import { lockViewer, recordDevice, openSession, redeemToken } from '../../identity/identity.module';
import type { OpenedSession } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import type { Refusal } from '../../platform/http/errors/refusal';
import { enqueueMail } from '../../platform/mail/enqueue-mail';

/**
 * Revokes the cancellation that came with a deletion, while the period still runs. A subscription that the viewer
 * had cancelled before stays cancelled.
 */
const resumeCancelledAt = async (
  trx: Transaction<Tables>,
  viewerId: string,
  deletedAt: Date,
  now: Date,
): Promise<void> => {
  const resumed = await trx
    .updateTable('subscriptions')
    .set({ cancelled_at: null })
    .where('viewer_id', '=', viewerId)
    .where('ended_at', 'is', null)
    .where('cancelled_at', '=', deletedAt)
    .where('period_ends_at', '>', now)
    .returning(['id', 'status', 'period_ends_at'])
    .execute();
  for (const subscription of resumed) await enqueueTrialReminder(trx, subscription, now);
};

interface Recovery {
  token: string;
  deviceName: string | null;
  /** Locale of the mail; undefined when the request names none, then it is the viewer's. */
  locale: Locale | undefined;
  /** Zone of the times in the mail; undefined when the device names none. */
  timeZone: string | undefined;
  now: Date;
}

/** Creates the Refusal for a token that is invalid, of another browser, redeemed or expired. */
export const recoveryInvalid = (): Refusal =>
  invalidFields([{ field: 'recovery_token', code: 'RECOVERY_INVALID' }]);

/**
 * Recovers the account of a token and opens a session; throws a Refusal when the token is unknown, redeemed or
 * expired.
 */
export const recoverViewer = async (
  trx: Transaction<Tables>,
  { token, deviceName, locale: stated, timeZone, now }: Recovery,
): Promise<OpenedSession> => {
  const viewerId = await redeemToken(trx, 'recover-account', token, now);
  if (viewerId === null) throw recoveryInvalid();
  await lockViewer(trx, viewerId);
  const deleted = await trx
    .selectFrom('viewers')
    .select(['deleted_at', 'deletion', 'name', 'email', 'locale'])
    .where('id', '=', viewerId)
    .where('recover_until', '>', now)
    .executeTakeFirst();
  if (!deleted?.deleted_at) throw recoveryInvalid();
  await trx
    .updateTable('viewers')
    .set({
      ...{ deleted_at: null, recover_until: null, deletion: null, delete_reason: null },
      ...(timeZone !== undefined && { time_zone: timeZone }),
    })
    .where('id', '=', viewerId)
    .execute();
  await resumeCancelledAt(trx, viewerId, deleted.deleted_at, now);
  const { name, email, deletion } = deleted;
  const locale = stated ?? deleted.locale;
  const mail = {
    mail: 'account-recovered',
    to: email,
    locale,
    data: { name, at: now.toISOString() },
  } as const;
  await enqueueMail(trx, `account-recovered ${deletion ?? viewerId}`, mail, now);
  // Deletes a session that opened while the account was being deleted, so that the recovery does not restore it.
  await trx.deleteFrom('sessions').where('viewer_id', '=', viewerId).execute();
  const arrival = { viewerId, deviceName, locale, now };
  await recordDevice(trx, arrival);
  const session = await openSession(trx, arrival);
  await announceAuthor(trx, viewerId, now);
  return session;
};
