import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { postLedgerEntry } from '../ledger/ledger';
import { lockPayment } from '../payment/payment';
import type { Payment } from '../payment/payment';
import type { PaymentFailure, PaymentOutcome } from '../payment/payment-provider';
import { refundPayment } from '../payment/refund.job';
import { redeemPromoCode, releasePromoCode } from '../promo/promo-use';
import { issueReceipt } from '../receipt/issue-receipt';
import { applyPayment } from '../subscription/apply-payment';
import { failRenewal } from '../subscription/renewal-payment';

interface Failure {
  reason: PaymentFailure;
  /** Decided by us and not by the provider. */
  givenUp: boolean;
  now: Date;
}

/** Writes down that a locked payment was not made. */
const failPayment = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { reason, givenUp, now }: Failure,
): Promise<void> => {
  await trx
    .updateTable('payments')
    .set({ status: 'failed', reason, given_up: givenUp, settled_at: now })
    .where('id', '=', payment.id)
    .execute();
  await releasePromoCode(trx, payment.id);
  if (payment.purpose === 'renewal') await failRenewal(trx, payment, now);
};

type Success = Extract<PaymentOutcome, { state: 'succeeded' }>;

/** Writes down that a locked payment was made, and does what it was made for; else has it refunded. */
const succeedPayment = async (
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
  await postLedgerEntry(trx, {
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
  if (!applied) return releasePromoCode(trx, payment.id);
  await redeemPromoCode(trx, payment.id, now);
  const { periodStartsAt, periodEndsAt, viewerId } = applied;
  if (periodStartsAt && periodEndsAt)
    await issueReceipt(trx, { payment, viewerId, periodStartsAt, periodEndsAt, now });
};

interface Settlement {
  paymentId: string;
  outcome: PaymentOutcome;
  now: Date;
}

/**
 * Writes down what became of a payment, with everything that follows from it: the one way by which a subscription begins, renews or changes for money.
 * May be called any number of times and in any order: what is final stays. Only a payment that was given up can still succeed,
 * and is refunded by a job when what it was for has been decided otherwise meanwhile.
 */
export const settlePayment = async (
  trx: Transaction<Tables>,
  { paymentId, outcome, now }: Settlement,
): Promise<void> => {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) return;
  const open = payment.status === 'pending';
  if (outcome.state === 'succeeded') {
    if (open || payment.given_up) await succeedPayment(trx, payment, outcome, now);
  } else if (outcome.state === 'failed') {
    if (open) await failPayment(trx, payment, { reason: outcome.reason, givenUp: false, now });
  } else if (open && outcome.redirectUrl !== null && payment.handed_over_at === null) {
    await trx.updateTable('payments').set({ handed_over_at: now }).where('id', '=', paymentId).execute();
  }
};

/** Waits no longer for a payment; it is ABANDONED, but money that comes all the same is not lost. */
export const expirePayment = async (
  trx: Transaction<Tables>,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> => {
  const payment = await lockPayment(trx, paymentId);
  if (payment?.status === 'pending')
    await failPayment(trx, payment, { reason: 'ABANDONED', givenUp: true, now });
};
