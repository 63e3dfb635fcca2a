import { TRIAL_DAYS } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { discountPercentOf } from './discount-percent-of';
import type { Plan } from './plan.schema';
import { PLANS_SCHEMA } from './plans.schema';

/** Reads the plans on sale, monthly ones first, then by price. */
const readPlans = async (queries: Queries): Promise<Plan[]> => {
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

export const plansRoute = (app: AccountsApp, queries: Queries): void => {
  app.get('/api/plans', { schema: PLANS_SCHEMA }, async () => ({ data: await readPlans(queries) }));
};
