import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Subscription } from '../subscription/running-subscription';
import type { PlanChange } from './quote-plan-change';

const changesOf = ({ plan_id }: Subscription, { plan, takesEffect }: PlanChange) => {
  const nothingNext = { next_plan_id: null, next_price_minor: null };
  if (plan.id === plan_id) return nothingNext;
  if (takesEffect === 'at_period_end') return { next_plan_id: plan.id, next_price_minor: plan.price_minor };
  return {
    ...nothingNext,
    plan_id: plan.id,
    price_minor: plan.price_minor,
    promo_price_minor: null,
    promo_periods_left: 0,
  };
};

/** Makes a change that costs nothing now: the plan of a trial, the plan after the running period, or taking the latter back. */
export const setPlan = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  change: PlanChange,
): Promise<void> => {
  await trx
    .updateTable('subscriptions')
    .set(changesOf(subscription, change))
    .where('id', '=', subscription.id)
    .execute();
};
