import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { PaymentSchema } from '../payment/payment.schema';
import { PAYMENT_TOKEN_MAX } from './create-checkout';

/** Fields of a body with which a viewer chooses how to pay; `readPaymentChoice` applies their rules. */
export const PAYMENT_CHOICE = {
  payment_method: Type.Enum(['card', 'apple_pay'], {
    description: 'Refusal: PAYMENT_METHOD_REQUIRED.',
  }),
  payment_token: Type.Optional(
    Type.String({
      maxLength: PAYMENT_TOKEN_MAX,
      description:
        "One-time token of the provider's own field in the browser; without it the viewer is sent to the provider's page. Never card data.",
    }),
  ),
};

/**
 * Body of POST /api/subscribe. It documents the rules; `readSubscribeBody` applies them and reports all
 * failures together.
 */
export const SubscriptionOrderSchema = Type.Object(
  {
    plan_id: Type.String({
      minLength: 1,
      description: 'Id of a plan on sale. Refusals: PLAN_REQUIRED, PLAN_UNKNOWN.',
    }),
    ...PAYMENT_CHOICE,
    promo_code: Type.Optional(
      Type.String({ description: 'As it was typed. Refusal for every reason: COUPON_INVALID.' }),
    ),
    referral_code: Type.Optional(
      Type.String({
        description:
          'Code of the friend who brought the viewer, as it was typed. Refusals: CODE_INVALID, OWN_CODE, REFERRAL_LATER, ALREADY_USED.',
      }),
    ),
  },
  { $id: 'SubscriptionOrder', description: 'What a viewer subscribes to, and how it is paid.' },
);

export const SUBSCRIBE_SCHEMA = {
  operationId: 'subscribe',
  tags: ['subscription'],
  summary: 'Subscribe to a plan',
  description:
    'A first subscription begins with a trial: the card is checked by a small charge that is given back at once, and no fee is due until the trial ends. Later ones begin with their first fee. The subscription begins when the payment succeeds. With the same `Idempotency-Key`, or while the same order is still under way, it is the same payment. While a renewal is overdue, subscribing to its plan pays it by another card.',
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: componentRef(SubscriptionOrderSchema),
  response: {
    201: Type.Object(
      { data: componentRef(PaymentSchema) },
      { description: 'The payment; `failed` with a reason when the provider refused it at once.' },
    ),
    ...errorResponses([400, 401, 409, 413, 415, 422, 429], {
      409: 'ALREADY_SUBSCRIBED: a subscription is running. PAYMENT_UNDER_WAY: another order of this viewer is just being paid.',
      422: 'Fields that break a rule, all of them at once; or IDEMPOTENCY_KEY_REUSED (without `errors`) when the key was sent before with other data.',
    }),
  },
};
