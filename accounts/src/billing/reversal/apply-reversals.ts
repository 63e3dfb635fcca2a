import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { isCardCheck, lockPayment, type Payment } from '../payment/payment';
import type { ProviderDispute, ProviderRefund, Reversals } from '../payment/payment-provider';
import { isRefundedInFull } from '../payment/refunded-amount';
import { hasOpenDispute } from '../subscription/renewal-hold';
import {
  closeSubscription,
  enqueueSubscriberMail,
  findRunningSubscription,
  type Subscription,
} from '../subscription/subscription';
import { retryRenewalNow } from '../subscription/subscription-period';
import { bookDisputes, bookFraudWarnings } from './book-disputes';
import { bookRefund, type RefundNews } from './book-refunds';
import { paysForPeriodOf, reopenSubscription } from './reopen-subscription';
import { tellSupport, type Aftermath } from './tell-support';

interface Scene {
  payment: Payment;
  /** The subscription that the payment belongs to, while it runs. */
  running: Subscription | undefined;
  now: Date;
}

const readScene = async (trx: Transaction<Tables>, payment: Payment, now: Date): Promise<Scene> => {
  const running =
    payment.viewer_id === null ? undefined : await findRunningSubscription(trx, payment.viewer_id);
  return { payment, running: running?.id === payment.subscription_id ? running : undefined, now };
};

/** @returns whether a subscription ended. */
const end = async (trx: Transaction<Tables>, { running, now }: Scene): Promise<boolean> => {
  if (!running) return false;
  await closeSubscription(trx, running, now);
  return true;
};

/** What support is told about a subscription that the news did not end; `none` when it does not run. */
const standingOf = async (
  trx: Transaction<Tables>,
  running: Subscription | undefined,
): Promise<Aftermath> => {
  if (!running) return 'none';
  return (await hasOpenDispute(trx, running.id)) ? 'held' : 'goes_on';
};

/**
 * A whole refund ends what was paid for by it; a part of it changes nothing but the books. One that did not arrive is
 * our money again, so that what had ended by it goes on.
 */
const applyRefund = async (
  trx: Transaction<Tables>,
  { payment, now }: Pick<Scene, 'payment' | 'now'>,
  { refund: { providerRef, amountMinor, currency }, news }: { refund: ProviderRefund; news: RefundNews },
): Promise<void> => {
  const failed = news === 'refund_failed';
  const resumed = failed && (await reopenSubscription(trx, payment, now));
  const scene = await readScene(trx, payment, now);
  const whole = !failed && (await isRefundedInFull(trx, payment));
  const ended = whole && paysForPeriodOf(payment, scene.running) && (await end(trx, scene));
  const aftermath = ended ? 'ended' : resumed ? await standingOf(trx, scene.running) : null;
  await tellSupport(trx, {
    key: `${failed ? 'refund-failed' : 'refund'} ${payment.id} ${providerRef}`,
    news,
    aftermath,
    money: { amountMinor, currency },
    ...{ payment, providerRef, now },
  });
  if (payment.viewer_id === null || isCardCheck(payment)) return;
  await enqueueSubscriberMail(trx, {
    mail: 'payment-refunded',
    key: `payment-refunded ${payment.id} ${providerRef}${failed ? ' failed' : ''}`,
    viewerId: payment.viewer_id,
    planId: payment.plan_id,
    at: now,
    data: { amountMinor, currency, paidAt: payment.created_at.toISOString(), failed, ended, resumed },
  });
};

/**
 * An open dispute only holds the renewal (`renewalHoldOf`). A lost one ends the subscription; a won one lets it go on,
 * also when the bank has changed its mind: a renewal that waited is charged at once.
 */
const applyDispute = async (
  trx: Transaction<Tables>,
  { payment, now }: Pick<Scene, 'payment' | 'now'>,
  { providerRef, amountMinor, currency, state }: ProviderDispute,
): Promise<void> => {
  if (state === 'won') await reopenSubscription(trx, payment, now);
  const scene = await readScene(trx, payment, now);
  const ended = state === 'lost' && (await end(trx, scene));
  const aftermath = ended ? 'ended' : await standingOf(trx, scene.running);
  if (state === 'won' && aftermath === 'goes_on' && scene.running)
    await retryRenewalNow(trx, scene.running, now);
  await tellSupport(trx, {
    key: `dispute ${payment.id} ${providerRef} ${state} ${now.toISOString()}`,
    news: `dispute_${state}`,
    aftermath,
    money: { amountMinor, currency },
    ...{ payment, providerRef, now },
  });
  if (payment.viewer_id === null) return;
  await enqueueSubscriberMail(trx, {
    mail: 'payment-disputed',
    key: `payment-disputed ${payment.id} ${providerRef} ${state} ${now.toISOString()}`,
    viewerId: payment.viewer_id,
    planId: payment.plan_id,
    at: now,
    data: {
      ...{ amountMinor, currency, state, ended },
      runs: aftermath === (state === 'open' ? 'held' : 'goes_on'),
      paidAt: payment.created_at.toISOString(),
    },
  });
};

interface TakenBack {
  paymentId: string;
  reversals: Reversals;
  now: Date;
}

/**
 * Writes what the provider took back of a payment, with everything that follows: ledger, subscription, mails and the
 * case for support. Idempotent, and independent of the order of calls: what is booked already changes nothing.
 */
export const applyReversals = async (
  trx: Transaction<Tables>,
  { paymentId, reversals, now }: TakenBack,
): Promise<void> => {
  const payment = await lockPayment(trx, paymentId);
  if (payment?.status !== 'succeeded') return;
  for (const refund of reversals.refunds) {
    const news = await bookRefund(trx, payment, { refund, now });
    if (news) await applyRefund(trx, { payment, now }, { refund, news });
  }
  const disputes = await bookDisputes(trx, payment, { disputes: reversals.disputes, now });
  for (const dispute of disputes) await applyDispute(trx, { payment, now }, dispute);
  const { fraudWarnings } = reversals;
  for (const providerRef of await bookFraudWarnings(trx, payment, { fraudWarnings, now }))
    await tellSupport(trx, {
      key: `fraud-warning ${payment.id} ${providerRef}`,
      news: 'fraud_warning',
      money: { amountMinor: payment.amount_minor, currency: payment.currency },
      ...{ payment, providerRef, now },
    });
};
