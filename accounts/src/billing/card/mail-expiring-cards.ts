import { sql } from 'kysely';

import type { Database } from '../../platform/database/database';
import { addDays } from '../../platform/time/add-days';
import { cardMonth } from '../payment/card-month';
import { enqueueSubscriberMail, isAutoRenewing } from '../subscription/subscription';
import { nextPeriodOf } from '../subscription/subscription-period';

const DAYS_BEFORE = 7;

/**
 * Mails the viewers whose card will have expired when the next payment is due within a week: once per card and payment.
 * Runs daily, so a card that the bank renews in time is not mentioned.
 */
export const mailExpiringCards = async ({ queries }: Database, now: Date): Promise<void> => {
  const due = await queries
    .selectFrom('subscriptions')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('payment_method', 'in', ['card', 'apple_pay'])
    .where('period_ends_at', '>', now)
    .where('period_ends_at', '<=', addDays(now, DAYS_BEFORE))
    .where('card_expires', '<', sql<string>`to_char(period_ends_at at time zone 'UTC', 'YYYY-MM')`)
    .execute();
  for (const subscription of due.filter(isAutoRenewing))
    await queries.transaction().execute(async (trx) => {
      const { id, viewer_id, plan_id, card_brand: brand, card_last4: last4, card_expires } = subscription;
      if (card_expires === null || card_expires >= cardMonth(subscription.period_ends_at)) return;
      const next = await nextPeriodOf(trx, subscription);
      await enqueueSubscriberMail(trx, {
        mail: 'card-expires-soon',
        key: `card-expires-soon ${id} ${card_expires} ${subscription.period_ends_at.toISOString()}`,
        viewerId: viewer_id,
        planId: plan_id,
        at: now,
        data: {
          card: last4 === null ? null : { brand, last4 },
          amountMinor: next.amountMinor,
          currency: subscription.currency,
          dueAt: subscription.period_ends_at.toISOString(),
        },
      });
    });
};
