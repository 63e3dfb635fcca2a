import { Type, type Static } from 'typebox';

import { PLAN_PERIODS } from '@sahra/schemas/constants';

/** Public data of a plan on sale. */
export const PlanSchema = Type.Object(
  {
    id: Type.String({ description: 'Stable id, e.g. `year-with-ads`.' }),
    period: Type.Enum(PLAN_PERIODS, { description: 'How often the price is paid.' }),
    with_ads: Type.Boolean({ description: 'Whether advertising is shown.' }),
    price: Type.Integer({ minimum: 1, description: 'Price of one period in minor units: 1500 is 15.00.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
    trial_days: Type.Integer({ minimum: 0, description: 'Days that are free at the beginning.' }),
    discount_percent: Type.Integer({
      minimum: 0,
      maximum: 100,
      description:
        'What a year costs less than twelve months of the monthly plan with the same advertising, in whole percent; 0 for monthly plans.',
    }),
  },
  { $id: 'Plan', description: 'A plan on sale.' },
);
export type Plan = Static<typeof PlanSchema>;
