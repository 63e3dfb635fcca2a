import { fieldFailures } from '../../platform/http/errors/refusal';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { textOf } from '../../platform/text/text-of';
import { findOrCreatePayment, PAYMENT_METHODS } from './find-or-create-payment';
import type { SubscribeInput, Subscriber } from './find-or-create-payment';
import { startPayment } from './start-payment';
import type { PaymentNeeds, PaymentStep, Person } from './start-payment';

/** Longer than the payment token of any provider. */
export const PAYMENT_TOKEN_MAX = 500;

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads how a viewer wants to pay; the verdicts are error codes by field. */
export const readPaymentChoice = (body: Readonly<Record<string, unknown>>) => {
  const method = PAYMENT_METHODS.find((known) => known === body['payment_method']);
  const token = textOf(body['payment_token']).trim();
  return {
    choice: { method: method ?? ('card' as const), token: orNull(token) },
    verdicts: {
      payment_method: method === undefined ? 'PAYMENT_METHOD_REQUIRED' : undefined,
      payment_token: token.length > PAYMENT_TOKEN_MAX ? 'DECLINED' : undefined,
    },
  };
};

/** Reads the body of POST /api/subscribe. Whether plan and codes exist is checked later. */
export const readSubscribeBody = (
  body: Readonly<Record<string, unknown>>,
): { input: SubscribeInput; failures: FieldFailure[] } => {
  const { choice, verdicts } = readPaymentChoice(body);
  const planId = textOf(body['plan_id']).trim();
  return {
    input: {
      ...choice,
      planId,
      promoCode: orNull(codeKeyOf(body['promo_code'])),
      referralCode: orNull(codeKeyOf(body['referral_code'])),
    },
    failures: fieldFailures({ plan_id: planId === '' ? 'PLAN_REQUIRED' : undefined, ...verdicts }),
  };
};

/** Subscribes a viewer; returns the payment and the URL of the next step, if any. */
export const createCheckout = (
  needs: PaymentNeeds,
  viewer: Person,
  subscriber: Omit<Subscriber, 'viewerId' | 'now' | 'provider'>,
): Promise<PaymentStep> =>
  startPayment(needs, { viewer, token: subscriber.input.token }, (trx, now) =>
    findOrCreatePayment(trx, {
      ...subscriber,
      viewerId: viewer.id,
      provider: needs.payments.name,
      now,
    }),
  );
