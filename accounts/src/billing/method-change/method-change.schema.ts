import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { PAYMENT_CHOICE } from '../checkout/subscribe.schema';
import { PaymentSchema } from '../payment/payment.schema';
import { SubscriptionSchema } from '../subscription/subscription.schema';

/** Body of POST /api/change_payment_method; `readPaymentChoice` applies its rules. */
export const PaymentMethodOrderSchema = Type.Object(PAYMENT_CHOICE, {
  $id: 'PaymentMethodOrder',
  description: 'The payment method that replaces the present one.',
});

export const CHANGE_PAYMENT_METHOD_SCHEMA = {
  operationId: 'changePaymentMethod',
  tags: ['subscription'],
  summary: 'Replace the payment method of the running subscription',
  description:
    'The new method is validated by a small charge that is given back at once; while a renewal is overdue, its fee is charged instead. The new method is used when that payment succeeds; until then, and when it fails, the present one stays in force. With the same `Idempotency-Key`, or while the same change is still under way, it is the same payment.',
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: componentRef(PaymentMethodOrderSchema),
  response: {
    201: Type.Object(
      {
        data: componentRef(SubscriptionSchema),
        payment: componentRef(PaymentSchema),
      },
      {
        description:
          'The subscription as it is now, and the payment; `failed` with a reason when the provider refused it at once.',
      },
    ),
    ...errorResponses([400, 401, 409, 413, 415, 422, 429], {
      409: 'NO_SUBSCRIPTION: nothing runs. STORE_MANAGED, VOUCHER_MANAGED: it is not paid here. PAYMENT_UNDER_WAY: another payment of this viewer is just being made.',
      422: 'Fields that break a rule, all of them at once; or IDEMPOTENCY_KEY_REUSED (without `errors`) when the key was sent before with other data.',
    }),
  },
};
