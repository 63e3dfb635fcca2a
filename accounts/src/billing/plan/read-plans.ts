import { TRIAL_DAYS } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { discountPercentOf } from './discount-percent-of';
import type { Plan } from './plan.schema';

/** The plans on sale, monthly ones first, the cheaper one first. */
export const readPlans = async (queries: Queries): Promise<Plan[]> => {
  const plans = await queries
    .selectFrom('plans')
    .selectAll()
    .orderBy('period')
    .orderBy('price_minor')
    .orderBy('id')
    .execute();
  return plans.map((plan) => ({
    id: plan.id,
    period: plan.period,
    with_ads: plan.with_ads,
    price: plan.price_minor,
    currency: plan.currency,
    trial_days: TRIAL_DAYS,
    discount_percent: discountPercentOf(plan, plans),
  }));
};
