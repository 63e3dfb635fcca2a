import type { PlanChangeRecord } from './plan-change.schema';
import type { PlanChange } from './quote-plan-change';

/** A change as it is answered. */
export const planChangeRecordOf = (change: PlanChange): PlanChangeRecord => ({
  plan_id: change.plan.id,
  takes_effect: change.takesEffect,
  effective_at: change.effectiveAt.toISOString(),
  price: change.priceMinor,
  credit: change.creditMinor,
  amount_due: change.amountDueMinor,
  currency: change.plan.currency,
  next_payment_date: change.nextPaymentAt.toISOString(),
  next_payment_amount: change.nextPaymentMinor,
});
