import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { appendEntry } from '../ledger/append-entry';
import { keepPromo, releasePromo } from '../promo/promo-use';
import { issueReceipt } from '../receipt/issue-receipt';
import { applyPayment } from '../subscription/apply-payment';
import type { Payment } from '../payment/locked-payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { refundPayment } from '../payment/refund-payment';

type Success = Extract<PaymentOutcome, { state: 'succeeded' }>;

/** Writes down that a locked payment was made, and does what it was made for; else has it refunded. */
export const succeedPayment = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { providerRef, method }: Success,
  now: Date,
): Promise<void> => {
  const made: Payment = {
    ...payment,
    method_ref: method.ref,
    card_brand: method.brand,
    card_last4: method.last4,
  };
  const applied = await applyPayment(trx, made, now);
  const person = payment.viewer_id !== null;
  await trx
    .updateTable('payments')
    .set({
      status: 'succeeded',
      reason: null,
      given_up: false,
      provider_ref: providerRef,
      ...(person && { method_ref: method.ref, card_brand: method.brand, card_last4: method.last4 }),
      subscription_id: applied?.subscriptionId ?? payment.subscription_id,
      period_starts_at: applied?.periodStartsAt ?? payment.period_starts_at,
      period_ends_at: applied?.periodEndsAt ?? payment.period_ends_at,
      settled_at: now,
    })
    .where('id', '=', payment.id)
    .execute();
  const isCheck = payment.purpose === 'card_check';
  await appendEntry(trx, {
    account: payment.account,
    at: now,
    kind: isCheck ? 'card_check' : 'charge',
    amount_minor: payment.amount_minor,
    currency: payment.currency,
    payment_id: payment.id,
    subscription_id: applied?.subscriptionId ?? null,
    plan_id: payment.plan_id,
    period_starts_at: applied?.periodStartsAt ?? null,
    period_ends_at: applied?.periodEndsAt ?? null,
    provider: payment.provider,
    provider_ref: providerRef,
  });
  if (isCheck || !applied)
    await refundPayment(trx, payment, { reason: applied ? 'card_check' : 'not_needed', now });
  if (!applied) return releasePromo(trx, payment.id);
  await keepPromo(trx, payment.id, now);
  const { periodStartsAt, periodEndsAt, viewerId } = applied;
  if (periodStartsAt && periodEndsAt)
    await issueReceipt(trx, { payment, viewerId, periodStartsAt, periodEndsAt, now });
};
