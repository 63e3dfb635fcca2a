import type { PlanFragment, PlanPeriod } from './plan.fragment.generated';

/** Plan that is paid: all but the free one. */
export interface PaidPlan extends PlanFragment {
  period: PlanPeriod;
}

const isPaid = (plan: PlanFragment): plan is PaidPlan => plan.period !== null;

/** Returns the plans that editors selected for the landing page. */
export const landingPlans = (plans: readonly PlanFragment[]): PlanFragment[] =>
  plans.filter(({ onLanding }) => onLanding);

/** Returns the paid plans, the recommended one first. */
export const paidPlans = (plans: readonly PlanFragment[]): PaidPlan[] =>
  plans.filter(isPaid).sort((one, other) => Number(other.recommended) - Number(one.recommended));

/** Returns a URL with a preselected plan, and the promo code when there is one. */
export const planAddress = (path: string, planCode: string, promoCode: string | null = null): string =>
  `${path}?${new URLSearchParams({ plan: planCode, ...(promoCode ? { code: promoCode } : {}) })}`;
