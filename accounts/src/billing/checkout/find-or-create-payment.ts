import { CARD_CHECK } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { Transaction } from 'kysely';

import { lockViewer, updateViewerLocale } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import { findLedgerAccount } from '../ledger/ledger';
import { createPayment, findPaymentByRequestKey } from '../payment/payment';
import type { Payment } from '../payment/payment';
import { reservePromoCode } from '../promo/promo-use';
import { activateReferral } from '../referral/activate-referral';
import { createRenewalPayment } from '../subscription/renewal-payment';
import { expireLapsedSubscription } from '../subscription/subscription';
import type { Subscription } from '../subscription/subscription';
import { continueOpenPayment, repeatPayment } from './open-payment';
import type { OpenPayment, StartedPayment } from './open-payment';

interface Named {
  viewerId: string;
  /** Normalised by `codeKeyOf`. */
  code: string;
  now: Date;
}

/**
 * Stores who referred the subscriber. The same code again is no error, so that a viewer can retry after a
 * declined card.
 */
const nameReferral = async (trx: Transaction<Tables>, { viewerId, code, now }: Named): Promise<void> => {
  const named = await trx
    .selectFrom('referrals')
    .select('code')
    .where('viewer_id', '=', viewerId)
    .executeTakeFirst();
  if (named?.code === code) return;
  try {
    await activateReferral(trx, { viewerId, code, now });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw invalidFields([{ field: 'referral_code', code: error.code }]);
  }
};

export const PAYMENT_METHODS = ['card', 'apple_pay'] as const;

/** Body with fields of the right types; the failures returned beside it say which rules they break. */
export interface SubscribeInput {
  planId: string;
  method: (typeof PAYMENT_METHODS)[number];
  /** One-time token from the provider's field in the browser; null opens the provider's hosted page. */
  token: string | null;
  /** Normalised by `codeKeyOf`; null when none was given. */
  promoCode: string | null;
  referralCode: string | null;
}

/** Request identified by its Idempotency-Key. */
export interface SubmitKey {
  key_hash: Buffer;
  request_hash: Buffer;
}

export interface Subscriber {
  viewerId: string;
  input: SubscribeInput;
  /** Null without an Idempotency-Key. */
  submit: SubmitKey | null;
  /** Name of the payment provider. */
  provider: string;
  locale: Locale;
  now: Date;
}

/**
 * Creates the first payment of a viewer without subscription; the caller has locked the viewer. It is the
 * card check when a trial begins (the fee is due when the trial ends), else the first fee. Reserves one use
 * of the promo code.
 */
const createFirstPayment = async (
  trx: Transaction<Tables>,
  { viewerId, input, submit, provider, locale, now }: Subscriber,
): Promise<Payment> => {
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', input.planId).executeTakeFirst();
  if (!plan) throw invalidFields([{ field: 'plan_id', code: 'PLAN_UNKNOWN' }]);
  const { trial_used_at: trialUsedAt } = await trx
    .selectFrom('viewers')
    .select('trial_used_at')
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  const isTrial = trialUsedAt === null;
  const fee = { amountMinor: plan.price_minor, currency: plan.currency };
  const { amountMinor, currency } = isTrial ? CARD_CHECK : fee;
  const payment = await createPayment(
    trx,
    {
      viewer_id: viewerId,
      account: await findLedgerAccount(trx, viewerId),
      purpose: isTrial ? 'card_check' : 'first',
      amount_minor: amountMinor,
      currency,
      plan_id: plan.id,
      price_minor: plan.price_minor,
      payment_method: input.method,
      provider,
      request_key: submit?.key_hash ?? null,
      request_hash: submit?.request_hash ?? null,
      locale,
    },
    now,
  );
  if (input.promoCode === null) return payment;
  const wanted = { code: input.promoCode, plan, viewerId, paymentId: payment.id, now };
  const { priceMinor, periods } = await reservePromoCode(trx, wanted);
  return trx
    .updateTable('payments')
    .set({
      promo_price_minor: priceMinor,
      promo_periods: periods,
      ...(!isTrial && { amount_minor: priceMinor }),
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

const isSameOrder = (
  { purpose, plan_id, payment_method, promo_code }: OpenPayment,
  { input }: Subscriber,
): boolean =>
  purpose !== 'method_change' &&
  plan_id === input.planId &&
  payment_method === input.method &&
  promo_code === input.promoCode;

/** Columns of a payment that say how it is paid, and by which request. */
export const howPaidOf = ({
  input,
  submit,
  provider,
  locale,
}: Pick<Subscriber, 'submit' | 'provider' | 'locale'> & { input: Pick<SubscribeInput, 'method'> }) => ({
  payment_method: input.method,
  provider,
  locale,
  request_key: submit?.key_hash ?? null,
  request_hash: submit?.request_hash ?? null,
});

/**
 * Creates a payment for an overdue fee with another card: the only payment that a subscribed viewer can make
 * by subscribing.
 * @throws ALREADY_SUBSCRIBED (409) when nothing is overdue.
 */
const beginOverdue = async (
  trx: Transaction<Tables>,
  running: Subscription,
  subscriber: Subscriber,
): Promise<Payment> => {
  const planId = running.next_plan_id ?? running.plan_id;
  if (running.status !== 'past_due' || running.provider === null || planId !== subscriber.input.planId)
    throw new Refusal(409, 'ALREADY_SUBSCRIBED');
  return createRenewalPayment(trx, running, howPaidOf(subscriber), subscriber.now);
};

/**
 * Returns the payment of a request: the one with the same Idempotency-Key, the pending one for the same
 * choice, or a new one.
 */
export const findOrCreatePayment = async (
  trx: Transaction<Tables>,
  subscriber: Subscriber,
): Promise<StartedPayment> => {
  const { viewerId, input, submit, locale, now } = subscriber;
  await lockViewer(trx, viewerId);
  await updateViewerLocale(trx, viewerId, locale);
  const present = await findPaymentByRequestKey(trx, viewerId, submit);
  if (present) return repeatPayment(trx, present, subscriber);
  const running = await expireLapsedSubscription(trx, viewerId, now);
  if (running && running.status !== 'past_due') throw new Refusal(409, 'ALREADY_SUBSCRIBED');
  // Before an open payment is continued: the code does not change what is paid.
  if (!running && input.referralCode !== null)
    await nameReferral(trx, { viewerId, code: input.referralCode, now });
  const open = await continueOpenPayment(trx, {
    viewerId,
    isSame: (payment) => isSameOrder(payment, subscriber),
    token: input.token,
    provider: subscriber.provider,
    now,
  });
  if (open) return open;
  const payment = running
    ? await beginOverdue(trx, running, subscriber)
    : await createFirstPayment(trx, subscriber);
  return { payment, fresh: true };
};
