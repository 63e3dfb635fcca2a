import type { Transaction } from 'kysely';

import { CARD_CHECK, type Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import { ledgerAccountOf } from '../ledger/ledger-account-of';
import { beginPayment } from '../payment/begin-payment';
import type { Payment } from '../payment/locked-payment';
import { reservePromo } from '../promo/promo-use';
import type { SubscribeInput } from './check-subscribe';
import { nameReferral } from './name-referral';

/** A submit that is known by its Idempotency-Key. */
interface SubmitKey {
  key_hash: Buffer;
  request_hash: Buffer;
}

export interface Subscriber {
  viewerId: string;
  input: SubscribeInput;
  /** Null without an Idempotency-Key. */
  submit: SubmitKey | null;
  /** Name of the provider that is asked. */
  provider: string;
  locale: Locale;
  now: Date;
}

/**
 * Begins the payment by which a locked viewer without subscription subscribes: the card check of a first subscription,
 * whose fee falls due when its trial ends, else the first fee. Takes a use of the promo code with it.
 */
export const beginSubscription = async (
  trx: Transaction<Tables>,
  { viewerId, input, submit, provider, locale, now }: Subscriber,
): Promise<Payment> => {
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', input.planId).executeTakeFirst();
  if (!plan) throw invalidFields([{ field: 'plan_id', code: 'PLAN_UNKNOWN' }]);
  if (input.referralCode !== null) await nameReferral(trx, { viewerId, code: input.referralCode, now });
  const { trial_used_at: trialUsedAt } = await trx
    .selectFrom('viewers')
    .select('trial_used_at')
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  const isTrial = trialUsedAt === null;
  const fee = { amountMinor: plan.price_minor, currency: plan.currency };
  const { amountMinor, currency } = isTrial ? CARD_CHECK : fee;
  const payment = await beginPayment(
    trx,
    {
      viewer_id: viewerId,
      account: await ledgerAccountOf(trx, viewerId),
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
  const { priceMinor, periods } = await reservePromo(trx, wanted);
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
