import { DUNNING_DAYS } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import { addDays } from '../../platform/time/add-days';
import type { Subscription } from './subscription';

const MONTHS_OF_YEAR = 12;

/**
 * The instant `count` calendar months or years after `anchor`, in UTC and at its time of day. Always counted from the anchor:
 * what begins on the 31st ends on the last day of a shorter month, and on the 31st again after it.
 */
export const addPeriods = (anchor: Date, period: 'month' | 'year', count: number): Date => {
  const month = anchor.getUTCMonth() + count * (period === 'year' ? MONTHS_OF_YEAR : 1);
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(anchor);
  end.setUTCMonth(month, Math.min(anchor.getUTCDate(), lastDay));
  return end;
};

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

/** Key of the job that looks at the end of a period for the first time (0) or again. */
export const renewalKeyOf = (subscriptionId: string, periodEndsAt: Date, attempt: number): string =>
  `${subscriptionId} ${periodEndsAt.toISOString()} ${attempt}`;

/**
 * Has the end of a period looked at when it comes: it renews or ends there. Attempt 0 is the end itself, the next ones follow by DUNNING_DAYS.
 * The key holds the period, so that the job of a period that was moved finds nothing to do and a new one can be made.
 */
export const enqueueRenewal = (
  queries: Queries,
  { id, period_ends_at }: { id: string; period_ends_at: Date },
  attempt = 0,
): Promise<void> =>
  enqueueJob(queries, {
    kind: 'renewal',
    key: renewalKeyOf(id, period_ends_at, attempt),
    payload: { subscriptionId: id, periodEndsAt: period_ends_at.toISOString(), attempt },
    runAt: addDays(period_ends_at, DUNNING_DAYS[attempt] ?? 0),
  });
