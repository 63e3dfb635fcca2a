import type { PlanFragment, PlanPeriod } from './plan.fragment.generated';

/** Plan that is paid: all but the free one. */
export interface PaidPlan extends PlanFragment {
  period: PlanPeriod;
}

const isPaid = (plan: PlanFragment): plan is PaidPlan => plan.period !== null;

/** Returns the plans that editors selected for the landing page. */
export const landingPlans = (plans: readonly PlanFragment[]): PlanFragment[] =>
  plans.filter(({ onLanding }) => onLanding);

/** Returns the paid plans, the cheapest first: with ads before without ads, months before years. */
export const paidPlans = (plans: readonly PlanFragment[]): PaidPlan[] =>
  plans.filter(isPaid).sort((one, other) => one.price.amount - other.price.amount);

/** Returns the plan that is chosen before the viewer chooses: the one that editors recommend. */
export const recommendedPlan = (plans: readonly PaidPlan[]): PaidPlan | undefined =>
  plans.find(({ recommended }) => recommended) ?? plans[0];

/** Returns a URL with a preselected plan, and the promo code when there is one. */
export const planAddress = (path: string, planCode: string, promoCode: string | null = null): string =>
  `${path}?${new URLSearchParams({ plan: planCode, ...(promoCode ? { code: promoCode } : {}) })}`;
