import { Type, type Static } from 'typebox';

import { nullable } from '../../platform/http/openapi/nullable';

/** Data of a receipt, for a printable page. Every amount is in minor units of `currency`. */
export const ReceiptSchema = Type.Object(
  {
    number: Type.String({ description: 'Without gaps over all receipts, e.g. `000042`.' }),
    issued_at: Type.String({ format: 'date-time' }),
    payment_id: Type.String({ format: 'uuid' }),
    name: Type.String({ description: 'Full name of the viewer.' }),
    email: Type.String({ description: 'E-mail address of the viewer.' }),
    plan_id: Type.String({ description: 'Plan that was paid for.' }),
    plan_name: Type.String({
      description: 'Name of the plan when it was paid, in the language of `X-localization`.',
    }),
    period_starts_at: Type.String({ format: 'date-time' }),
    period_ends_at: Type.String({ format: 'date-time' }),
    price: Type.Integer({ description: 'Price of the period.' }),
    discount: Type.Integer({ minimum: 0, description: 'What a promo code took off.' }),
    credit: Type.Integer({ minimum: 0, description: 'Unused days of the plan before.' }),
    amount: Type.Integer({ description: 'What was paid: price less discount and credit.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
    payment_method: Type.Enum(['card', 'apple_pay']),
    card: nullable(
      Type.Object({
        brand: nullable(Type.String(), 'Brand in lower case, e.g. `visa`.'),
        last4: nullable(Type.String(), 'Last four digits.'),
      }),
      'Card that was charged; null when the provider did not say.',
    ),
    refunded_at: nullable(Type.String({ format: 'date-time' }), 'When all of it was given back; else null.'),
    refunded_amount: Type.Integer({
      minimum: 0,
      description: 'What was given back so far, in minor units; 0 when nothing was.',
    }),
    dispute: nullable(
      Type.Enum(['open', 'won', 'lost']),
      "What became of a dispute that the card holder's bank opened: undecided, decided for us, or the money went back to the card. Null without one.",
    ),
  },
  { $id: 'Receipt', description: 'A receipt.' },
);
export type ReceiptRecord = Static<typeof ReceiptSchema>;
