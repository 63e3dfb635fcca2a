import { localeName } from '../../graph/locale';
import { nodeId } from '../../graph/node-id';
import type { PlanPeriod, Resolvers } from '../../graph/resolver-types.generated';
import type { PlanRecord } from './plan-record';
import { readPlans } from './plans';

type Period = NonNullable<PlanRecord['period']>;

const PERIODS = { month: 'MONTH', year: 'YEAR' } as const satisfies Record<Period, PlanPeriod>;
const MONTHS = { month: 1, year: 12 } as const satisfies Record<Period, number>;

export const planResolvers: Resolvers = {
  Query: {
    plans: (_root, _args, context) => readPlans(context),
  },
  Plan: {
    id: ({ code }) => nodeId('Plan', code),
    language: ({ locale }) => localeName(locale),
    period: ({ period }) => period && PERIODS[period],
    price: ({ price, currency }) => ({ amount: price, currency }),
    monthlyPrice: ({ price, currency, period }) => ({
      amount: period ? Math.round(price / MONTHS[period]) : price,
      currency,
    }),
  },
};
