import type { Queries } from '../../platform/database/database';
import { addPeriods } from './add-periods';
import type { Subscription } from './running-subscription';

interface NextPeriod {
  planId: string;
  /** Locked price of the period, in minor units. */
  priceMinor: number;
  /** What it costs: the price, or what a promo code makes of it. */
  amountMinor: number;
  promoPriceMinor: number | null;
  /** Periods that still cost `promoPriceMinor`, this one included. */
  promoPeriods: number;
  startsAt: Date;
  endsAt: Date;
  anchorAt: Date;
  anchorPeriods: number;
}

/** The period that follows the running one: another plan, when the viewer chose one for then, ends the promo code and begins counting anew. */
export const nextPeriodOf = async (queries: Queries, subscription: Subscription): Promise<NextPeriod> => {
  const { plan_id, next_plan_id, next_price_minor, period_ends_at: startsAt } = subscription;
  const plans = await queries
    .selectFrom('plans')
    .select(['id', 'period'])
    .where('id', 'in', [plan_id, next_plan_id ?? plan_id])
    .execute();
  const periodOf = (id: string): 'month' | 'year' => plans.find((plan) => plan.id === id)?.period ?? 'month';
  const planId = next_plan_id ?? plan_id;
  const period = periodOf(planId);
  const goesOn = period === periodOf(plan_id);
  const anchorAt = goesOn ? subscription.anchor_at : startsAt;
  const anchorPeriods = goesOn ? subscription.anchor_periods + 1 : 1;
  const promoPeriods = next_plan_id === null ? subscription.promo_periods_left : 0;
  const promoPriceMinor = promoPeriods > 0 ? subscription.promo_price_minor : null;
  const priceMinor = next_price_minor ?? subscription.price_minor;
  return {
    planId,
    priceMinor,
    amountMinor: promoPriceMinor ?? priceMinor,
    promoPriceMinor,
    promoPeriods,
    startsAt,
    endsAt: addPeriods(anchorAt, period, anchorPeriods),
    anchorAt,
    anchorPeriods,
  };
};
