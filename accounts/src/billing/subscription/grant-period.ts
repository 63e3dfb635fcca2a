import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import { lockViewer, updateViewerLocale } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { addDays } from '../../platform/time/add-days';
import { priceOfPlan } from '../plan/price-of-plan';
import { enqueueRenewal } from './subscription-period';
import { expireLapsedSubscription } from './subscription';

interface Grant {
  viewerId: string;
  planId: string;
  days: number;
  method: 'voucher';
  locale: Locale;
  now: Date;
}

/**
 * Gives a viewer days of a plan without a payment from them; returns the end. Days of the same plan are
 * added to a running voucher.
 * @throws ALREADY_SUBSCRIBED (409) while any other subscription is running; the voucher stays usable.
 */
export const grantPeriod = async (
  trx: Transaction<Tables>,
  { viewerId, planId, days, method, locale, now }: Grant,
): Promise<{ subscriptionId: string; endsAt: Date }> => {
  await lockViewer(trx, viewerId);
  await updateViewerLocale(trx, viewerId, locale);
  const running = await expireLapsedSubscription(trx, viewerId, now);
  if (running && (running.payment_method !== method || running.plan_id !== planId))
    throw new Refusal(409, 'ALREADY_SUBSCRIBED');
  const endsAt = addDays(running?.period_ends_at ?? now, days);
  if (running) {
    await trx
      .updateTable('subscriptions')
      .set({ period_ends_at: endsAt })
      .where('id', '=', running.id)
      .execute();
    await enqueueRenewal(trx, { id: running.id, period_ends_at: endsAt });
    return { subscriptionId: running.id, endsAt };
  }
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      viewer_id: viewerId,
      plan_id: planId,
      payment_method: method,
      status: 'active',
      started_at: now,
      period_starts_at: now,
      period_ends_at: endsAt,
      anchor_at: now,
      anchor_periods: 0,
      ...(await priceOfPlan(trx, planId)),
      locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueRenewal(trx, { id, period_ends_at: endsAt });
  return { subscriptionId: id, endsAt };
};
