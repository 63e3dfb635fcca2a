import { DUNNING_DAYS } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { enqueueJob, makeJobsDue } from '../../platform/jobs/enqueue-job';
import { addDays } from '../../platform/time/add-days';
import type { Subscription } from './subscription';

const MONTHS_OF_YEAR = 12;

/**
 * Returns the time `count` calendar months or years after `anchor`, in UTC and at the same time of day.
 * Always counted from the anchor: a period that begins on the 31st ends on the last day of a shorter month,
 * and the next one on the 31st again.
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
  /** Charged amount: the price, or the promo price. */
  amountMinor: number;
  promoPriceMinor: number | null;
  /** Remaining periods at `promoPriceMinor`, this one included. */
  promoPeriods: number;
  startsAt: Date;
  endsAt: Date;
  anchorAt: Date;
  anchorPeriods: number;
  period: 'month' | 'year';
}

/**
 * Returns the period after the running one. A planned change of plan takes effect here: it ends the promo
 * code, and a change between month and year restarts the anchor.
 */
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
    period,
  };
};

/** Returns when the full price is due again after the discounted periods; null when the next period has it already. */
export const fullPriceDateOf = ({ promoPeriods, anchorAt, anchorPeriods, period }: NextPeriod): Date | null =>
  promoPeriods === 0 ? null : addPeriods(anchorAt, period, anchorPeriods - 1 + promoPeriods);

/** Returns the key of the job that handles the end of a period; attempt 0 is the first. */
export const renewalKeyOf = (subscriptionId: string, periodEndsAt: Date, attempt: number): string =>
  `${subscriptionId} ${periodEndsAt.toISOString()} ${attempt}`;

/**
 * Enqueues the job that renews or ends a subscription at the end of its period. Attempt 0 runs at the end
 * itself, the next ones follow by DUNNING_DAYS.
 * The key contains the end of the period: when that end moves, the old job does nothing and a new job is
 * possible.
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

/** Makes the next attempt to charge an overdue period due now; while the period lasts, it is not charged earlier. */
export const retryRenewalNow = async (
  queries: Queries,
  { id, period_ends_at }: { id: string; period_ends_at: Date },
  now: Date,
): Promise<void> => {
  if (period_ends_at > now) return;
  const keys = DUNNING_DAYS.map((_day, attempt) => renewalKeyOf(id, period_ends_at, attempt));
  await makeJobsDue(queries, { kind: 'renewal', keys, now });
};
