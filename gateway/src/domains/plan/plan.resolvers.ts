import type { PlanPeriod, Resolvers } from '../../graph/resolver-types.generated';
import type { PlanRecord } from '../../upstreams/accounts/accounts-records';

const PERIODS = { month: 'MONTH', year: 'YEAR' } as const satisfies Record<PlanRecord['period'], PlanPeriod>;
const MONTHS = { month: 1, year: 12 } as const satisfies Record<PlanRecord['period'], number>;

export const planResolvers: Resolvers = {
  Query: {
    plans: (_root, _args, { public: { plans } }) => plans.load('all'),
    plansCopy: (_root, _args, { public: { plansCopy } }) => plansCopy.load('all'),
  },
  Plan: {
    period: ({ period }) => PERIODS[period],
    withAds: ({ with_ads }) => with_ads,
    price: ({ price, currency }) => ({ amount: price, currency }),
    monthlyPrice: ({ price, currency, period }) => ({ amount: Math.round(price / MONTHS[period]), currency }),
    trialDays: ({ trial_days }) => trial_days,
    discountPercent: ({ discount_percent }) => discount_percent,
  },
  PlanCopy: {
    planId: ({ plan_id }) => plan_id,
    onLanding: ({ on_landing }) => on_landing,
  },
};
