import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { isCardCheck, lockPayment, type Payment } from '../payment/payment';
import type { ProviderDispute, Reversals } from '../payment/payment-provider';
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
import { bookRefunds, type RefundNews } from './book-refunds';
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

/** Whether the period that a payment pays for is the running one, or a change of plan has taken its rest over. */
const paysForRunning = ({ payment, running }: Scene): boolean =>
  running !== undefined &&
  payment.period_ends_at !== null &&
  payment.period_ends_at > running.period_starts_at;

/** @returns whether a subscription ended. */
const end = async (trx: Transaction<Tables>, { running, now }: Scene): Promise<boolean> => {
  if (!running) return false;
  await closeSubscription(trx, running, now);
  return true;
};

/** A whole refund ends what was paid for by it; a part of it changes nothing but the books. */
const applyRefund = async (
  trx: Transaction<Tables>,
  scene: Scene,
  { refund: { providerRef, amountMinor, currency }, failed }: RefundNews,
): Promise<void> => {
  const { payment, now } = scene;
  const whole = !failed && (await isRefundedInFull(trx, payment));
  const ended = whole && paysForRunning(scene) && (await end(trx, scene));
  await tellSupport(trx, {
    key: `${failed ? 'refund-failed' : 'refund'} ${payment.id} ${providerRef}`,
    news: failed ? 'refund_failed' : 'refund',
    aftermath: ended ? 'ended' : null,
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
    data: { amountMinor, currency, paidAt: payment.created_at.toISOString(), failed, ended },
  });
};

const aftermathOf = (
  state: ProviderDispute['state'],
  { runs, ended }: { runs: boolean; ended: boolean },
): Aftermath => {
  if (ended) return 'ended';
  if (!runs) return 'none';
  return state === 'open' ? 'held' : 'goes_on';
};

/**
 * An open dispute only holds the renewal (`renewalHoldOf`). A lost one ends the subscription, a won one lets it go on:
 * a renewal that waited is charged at once.
 */
const applyDispute = async (
  trx: Transaction<Tables>,
  scene: Scene,
  { providerRef, amountMinor, currency, state }: ProviderDispute,
): Promise<void> => {
  const { payment, running, now } = scene;
  const ended = state === 'lost' && (await end(trx, scene));
  const runs = running !== undefined && !ended;
  if (state === 'won' && running && !(await hasOpenDispute(trx, running.id)))
    await retryRenewalNow(trx, running, now);
  await tellSupport(trx, {
    key: `dispute ${payment.id} ${providerRef} ${state} ${now.toISOString()}`,
    news: `dispute_${state}`,
    aftermath: aftermathOf(state, { runs, ended }),
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
      ...{ amountMinor, currency, state, ended, runs },
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
  const refunds = await bookRefunds(trx, payment, { refunds: reversals.refunds, now });
  const disputes = await bookDisputes(trx, payment, { disputes: reversals.disputes, now });
  const { fraudWarnings } = reversals;
  for (const providerRef of await bookFraudWarnings(trx, payment, { fraudWarnings, now }))
    await tellSupport(trx, {
      key: `fraud-warning ${payment.id} ${providerRef}`,
      news: 'fraud_warning',
      money: { amountMinor: payment.amount_minor, currency: payment.currency },
      ...{ payment, providerRef, now },
    });
  for (const news of refunds) await applyRefund(trx, await readScene(trx, payment, now), news);
  for (const dispute of disputes) await applyDispute(trx, await readScene(trx, payment, now), dispute);
};
