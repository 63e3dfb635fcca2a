import type { PlansTable } from '../plan/plan.tables';
import { addPeriods } from '../subscription/subscription-period';
import type { Subscription } from '../subscription/subscription';
import { DAY_MS } from '../../platform/time/durations';

export interface PlanChange {
  plan: PlansTable;
  takesEffect: 'now' | 'at_period_end';
  effectiveAt: Date;
  /** Locked price of one period after the change. Every amount here is in minor units. */
  priceMinor: number;
  creditMinor: number;
  amountDueMinor: number;
  /** End of the period that runs after the change. */
  nextPaymentAt: Date;
  nextPaymentMinor: number;
}

/**
 * Returns the value of the remaining days, the current day included. Only whole days count, so that the
 * quoted amount is the charged amount.
 */
const creditOf = (
  { period_starts_at, period_ends_at, period_value_minor }: Subscription,
  now: Date,
): number => {
  const days = Math.round((period_ends_at.getTime() - period_starts_at.getTime()) / DAY_MS);
  const left = Math.min(days, Math.ceil((period_ends_at.getTime() - now.getTime()) / DAY_MS));
  return Math.floor((period_value_minor * left) / days);
};

/**
 * Quotes a plan change: a more expensive plan begins now, with credit for the unused days; any other begins
 * at the end of the period.
 */
export const quotePlanChange = (subscription: Subscription, plan: PlansTable, now: Date): PlanChange => {
  const { price_minor, period_ends_at: periodEndsAt, status } = subscription;
  const atEnd = {
    plan,
    effectiveAt: periodEndsAt,
    priceMinor: plan.price_minor,
    creditMinor: 0,
    amountDueMinor: 0,
    nextPaymentAt: periodEndsAt,
    nextPaymentMinor: plan.price_minor,
  };
  if (plan.id === subscription.plan_id) {
    const promo = subscription.promo_periods_left > 0 ? subscription.promo_price_minor : null;
    const nextPaymentMinor = promo ?? price_minor;
    return { ...atEnd, takesEffect: 'now', effectiveAt: now, priceMinor: price_minor, nextPaymentMinor };
  }
  if (status === 'trial') return { ...atEnd, takesEffect: 'now', effectiveAt: now };
  if (plan.price_minor <= price_minor) return { ...atEnd, takesEffect: 'at_period_end' };
  const creditMinor = creditOf(subscription, now);
  return {
    ...atEnd,
    takesEffect: 'now',
    effectiveAt: now,
    creditMinor,
    amountDueMinor: plan.price_minor - creditMinor,
    nextPaymentAt: addPeriods(now, plan.period, 1),
  };
};
