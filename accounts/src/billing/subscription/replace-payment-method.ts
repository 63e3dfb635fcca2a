import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Payment } from '../payment/payment';
import { enqueueSubscriberMail, isAutoRenewing } from './subscription';
import type { Subscription } from './subscription';
import { nextPeriodOf, retryRenewalNow } from './subscription-period';

/** Returns whether a later payment has set the payment method since; a late success must not undo that. */
const wasReplacedSince = async (
  trx: Transaction<Tables>,
  { id, subscription_id, created_at }: Payment,
): Promise<boolean> => {
  const later = await trx
    .selectFrom('payments')
    .select('id')
    .where('subscription_id', '=', subscription_id)
    .where('id', '<>', id)
    .where('created_at', '>=', created_at)
    .where('status', '=', 'succeeded')
    .where('attempt', 'is', null)
    .where('purpose', 'in', ['method_change', 'renewal'])
    .executeTakeFirst();
  return later !== undefined;
};

/** Returns whether an overdue fee was paid by the card that the subscription has already. */
const isPaidBySameCard = (running: Subscription, payment: Payment): boolean =>
  payment.purpose === 'renewal' &&
  payment.card_last4 !== null &&
  payment.payment_method === running.payment_method &&
  payment.card_brand === running.card_brand &&
  payment.card_last4 === running.card_last4;

/**
 * Replaces the payment method of a running subscription by that of a succeeded payment, which the viewer made. The
 * viewer is told by mail, unless it is the same card. A fee that became overdue meanwhile, or waited for another
 * provider, is charged at once.
 * @returns false when a later payment has replaced it already.
 */
export const replacePaymentMethod = async (
  trx: Transaction<Tables>,
  running: Subscription,
  payment: Payment,
  now: Date,
): Promise<boolean> => {
  if (await wasReplacedSince(trx, payment)) return false;
  const { payment_method, provider, method_ref, card_brand, card_last4, card_expires } = payment;
  await trx
    .updateTable('subscriptions')
    .set({ payment_method, provider, method_ref, card_brand, card_last4, card_expires })
    .where('id', '=', running.id)
    .execute();
  if (running.status === 'past_due' || running.provider !== provider)
    await retryRenewalNow(trx, running, now);
  if (isPaidBySameCard(running, payment)) return true;
  const next = isAutoRenewing(running) ? await nextPeriodOf(trx, running) : null;
  await enqueueSubscriberMail(trx, {
    mail: 'payment-method-changed',
    key: `payment-method-changed ${payment.id}`,
    viewerId: running.viewer_id,
    planId: running.plan_id,
    at: now,
    data: {
      method: payment_method,
      card: card_last4 === null ? null : { brand: card_brand, last4: card_last4 },
      at: now.toISOString(),
      next: next && {
        amountMinor: next.amountMinor,
        currency: running.currency,
        at: next.startsAt.toISOString(),
      },
    },
  });
  return true;
};
