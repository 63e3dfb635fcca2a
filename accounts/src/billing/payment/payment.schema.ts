import { Type, type Static } from 'typebox';

import { nullable } from '../../platform/http/openapi/nullable';

const REASONS = [
  'DECLINED',
  'INSUFFICIENT_FUNDS',
  'CARD_EXPIRED',
  'AUTHENTICATION_FAILED',
  'ABANDONED',
  'TRIAL_USED',
] as const;

/** Payment as its viewer sees it. */
export const PaymentSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Names the payment for GET /api/payment_status.' }),
    purpose: Type.Enum(['card_check', 'first', 'renewal', 'change', 'method_change'], {
      description:
        '`card_check`: charged and given back at once, before a trial. `first`, `renewal`: the fee of a period. `change`: the difference to a dearer plan. `method_change`: charged and given back at once, before another payment method replaces the one of a running subscription.',
    }),
    status: Type.Enum(['pending', 'succeeded', 'failed'], {
      description:
        '`failed` may still become `succeeded` when the reason is ABANDONED. With the reason TRIAL_USED the card check was charged, and is given back.',
    }),
    reason: nullable(Type.Enum(REASONS), 'Why it failed, a key of schemas/messages; else null.'),
    message: nullable(Type.String(), 'The reason in the language of `X-localization`; else null.'),
    amount: Type.Integer({ description: 'What is charged, in minor units.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
    plan_id: Type.String({ description: 'Plan that it is for.' }),
    payment_method: Type.Enum(['card', 'apple_pay']),
    card: nullable(
      Type.Object({
        brand: nullable(Type.String(), 'Brand in lower case, e.g. `visa`.'),
        last4: nullable(Type.String(), 'Last four digits.'),
      }),
      'Card that was charged; null until it succeeded.',
    ),
    period_starts_at: nullable(
      Type.String({ format: 'date-time' }),
      'Period that it pays for; null for none.',
    ),
    period_ends_at: nullable(Type.String({ format: 'date-time' }), 'End of that period; null for none.'),
    created_at: Type.String({ format: 'date-time' }),
    settled_at: nullable(Type.String({ format: 'date-time' }), 'When it was decided; null until then.'),
    refunded_at: nullable(
      Type.String({ format: 'date-time' }),
      'When all of it was given back; null when it was not.',
    ),
    refunded_amount: Type.Integer({
      minimum: 0,
      description: 'What was given back so far, in minor units; 0 when nothing was.',
    }),
    dispute: nullable(
      Type.Enum(['open', 'won', 'lost']),
      "What became of a dispute that the card holder's bank opened: undecided, decided for us, or the money went back to the card. Null without one.",
    ),
    receipt_number: nullable(Type.String(), 'Number of its receipt; null for none.'),
    redirect_url: nullable(
      Type.String(),
      'Page of the provider on which the viewer goes on, absolute; null when nothing is to be done there, and in the list of payments, for which the provider is not asked.',
    ),
  },
  { $id: 'Payment', description: 'A payment.' },
);
export type PaymentRecord = Static<typeof PaymentSchema>;
