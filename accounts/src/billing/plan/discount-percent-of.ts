import type { PlansTable } from './plan.tables';

const MONTHS_OF_YEAR = 12;
const PERCENT = 100;

/**
 * Returns the discount of a yearly plan against twelve months of its monthly plan, in whole percent; 0
 * without such a plan or without a discount.
 */
export const discountPercentOf = (plan: PlansTable, plans: readonly PlansTable[]): number => {
  if (plan.period !== 'year') return 0;
  const monthly = plans.find(
    ({ period, with_ads, currency }) =>
      period === 'month' && with_ads === plan.with_ads && currency === plan.currency,
  );
  if (!monthly) return 0;
  const twelve = monthly.price_minor * MONTHS_OF_YEAR;
  return Math.max(0, Math.round(((twelve - plan.price_minor) / twelve) * PERCENT));
};
