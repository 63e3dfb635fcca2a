import { Type, type Static } from 'typebox';

import { nullable } from '../../platform/http/openapi/nullable';

const instant = (description: string) => nullable(Type.String({ format: 'date-time' }), description);

/** Data of the subscription screen (docs/product/rules.md R29): plan, price and next payment. */
export const SubscriptionSchema = Type.Object(
  {
    status: Type.Enum(['trial', 'active', 'cancelled', 'past_due', 'free'], {
      description:
        '`cancelled`: runs until `ends_at` and then ends. `past_due`: the renewal could not be charged; watching goes on until `ends_at`. `free`: nothing runs.',
    }),
    plan_id: nullable(Type.String(), 'Plan that runs; null on the free plan.'),
    price: nullable(
      Type.Integer(),
      'What one period costs this viewer until the plan is changed, in minor units; null on the free plan.',
    ),
    currency: nullable(Type.String(), 'ISO 4217; null on the free plan.'),
    with_ads: Type.Boolean({ description: 'Whether advertising is shown.' }),
    member_since: Type.String({ format: 'date-time', description: 'When the viewer registered.' }),
    trial_available: Type.Boolean({
      description:
        'Whether subscribing now would begin with the free days of a trial; false while something runs.',
    }),
    started_at: instant('When the subscription began; null on the free plan.'),
    trial_ends_at: instant('When the first fee falls due; null unless on trial.'),
    next_payment_date: instant('When money is taken next; null when none will be, or when a store takes it.'),
    next_payment_amount: nullable(
      Type.Integer(),
      'What is taken then, promo code included, in minor units; null with `next_payment_date`.',
    ),
    full_price_date: instant(
      'When a period costs `price` again after the periods of a promo code; null when the next payment does already.',
    ),
    ends_at: instant(
      'When watching ends unless something is paid; null while it renews, and on the free plan.',
    ),
    next_plan_id: nullable(Type.String(), 'Plan from the next period on, when it is another one; else null.'),
    payment_method: nullable(
      Type.Enum(['card', 'apple_pay', 'google', 'apple', 'voucher']),
      'How it is paid; null on the free plan.',
    ),
    card: nullable(
      Type.Object({
        brand: nullable(Type.String(), 'Brand in lower case, e.g. `visa`.'),
        last4: nullable(Type.String(), 'Last four digits.'),
      }),
      'The card that is charged; null when a store or nobody is.',
    ),
    card_expires: nullable(
      Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' }),
      'Last month in which that card is valid, e.g. `2029-08`; null when it is not known.',
    ),
    renewal_hold: nullable(
      Type.Enum(['dispute', 'provider']),
      'Why nothing is charged for now: `dispute`: a bank disputes a payment; `provider`: the card has to be entered again, because payments moved to another provider. Watching goes on until `ends_at`. Null when it renews as usual.',
    ),
  },
  { $id: 'Subscription', description: "The viewer's subscription." },
);
export type SubscriptionRecord = Static<typeof SubscriptionSchema>;
