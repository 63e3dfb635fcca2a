import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { postLedgerEntry } from '../ledger/ledger';
import { isCardCheck, lockPayment } from '../payment/payment';
import type { Payment } from '../payment/payment';
import type { PaymentFailure, PaymentOutcome } from '../payment/payment-provider';
import { enqueueRefund } from '../refund/refund.job';
import { redeemPromoCode, releasePromoCode, reserveReleasedPromoCode } from '../promo/promo-use';
import { issueReceipt } from '../receipt/issue-receipt';
import { applyReversals } from '../reversal/apply-reversals';
import { applyPayment } from '../subscription/apply-payment';
import { failRenewal } from '../subscription/renewal-payment';

interface Failure {
  reason: PaymentFailure;
  /** Our decision, not the provider's: the payment expired. */
  givenUp: boolean;
  now: Date;
}

/** Marks a locked payment as failed. */
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
  await releasePromoCode(trx, payment.id, now);
  if (payment.purpose === 'renewal') await failRenewal(trx, payment, now);
};

type Success = Extract<PaymentOutcome, { state: 'succeeded' | 'reversed' }>;

/**
 * Marks a locked payment as succeeded and applies its purpose; refunds it when the purpose no longer
 * applies, or another payment of the viewer has used the promo code meanwhile.
 */
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
    card_expires: method.expires,
  };
  const isPriceKept = await reserveReleasedPromoCode(trx, payment.id, now);
  const applied = isPriceKept ? await applyPayment(trx, made, method.fingerprint, now) : null;
  const person = payment.viewer_id !== null;
  await trx
    .updateTable('payments')
    .set({
      status: 'succeeded',
      reason: null,
      given_up: false,
      provider_ref: providerRef,
      ...(person && {
        method_ref: method.ref,
        card_brand: method.brand,
        card_last4: method.last4,
        card_expires: method.expires,
      }),
      subscription_id: applied?.subscriptionId ?? payment.subscription_id,
      period_starts_at: applied?.periodStartsAt ?? payment.period_starts_at,
      period_ends_at: applied?.periodEndsAt ?? payment.period_ends_at,
      settled_at: now,
    })
    .where('id', '=', payment.id)
    .execute();
  const isCheck = isCardCheck(payment);
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
    await enqueueRefund(trx, payment, { reason: applied ? 'card_check' : 'not_needed', now });
  if (!applied) return releasePromoCode(trx, payment.id, now);
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
 * Writes the outcome of a payment and all its effects. No other code starts, renews or changes a
 * subscription for money.
 * Idempotent, and independent of the order of calls: a final state stays. Only an expired payment
 * (`given_up`) can still succeed, until the provider reports its failure; a job refunds it when its purpose no
 * longer applies.
 */
export const settlePayment = async (
  trx: Transaction<Tables>,
  { paymentId, outcome, now }: Settlement,
): Promise<void> => {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) return;
  const open = payment.status === 'pending';
  if (outcome.state === 'succeeded' || outcome.state === 'reversed') {
    if (open || payment.given_up) await succeedPayment(trx, payment, outcome, now);
    if (outcome.state === 'reversed')
      await applyReversals(trx, { paymentId, reversals: outcome.reversals, now });
  } else if (outcome.state === 'failed') {
    if (open) await failPayment(trx, payment, { reason: outcome.reason, givenUp: false, now });
    // The provider's failure is final: its page takes no money any more, and nobody asks again.
    else if (payment.given_up)
      await trx.updateTable('payments').set({ given_up: false }).where('id', '=', paymentId).execute();
  } else if (open && outcome.redirectUrl !== null && payment.handed_over_at === null) {
    await trx.updateTable('payments').set({ handed_over_at: now }).where('id', '=', paymentId).execute();
  }
};

/** Expires a pending payment with reason ABANDONED. A late success still counts, or is refunded. */
export const expirePayment = async (
  trx: Transaction<Tables>,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> => {
  const payment = await lockPayment(trx, paymentId);
  if (payment?.status === 'pending')
    await failPayment(trx, payment, { reason: 'ABANDONED', givenUp: true, now });
};
