import type { PlansTable } from '../plan/plan.tables';
import type { Payment } from '../payment/locked-payment';
import type { PlanChange } from './quote-plan-change';

/** The change that a payment was begun for, as it was quoted then. */
export const changeOfPayment = (
  { price_minor, credit_minor, amount_minor, period_starts_at, period_ends_at, created_at }: Payment,
  plan: PlansTable,
): PlanChange => ({
  plan,
  takesEffect: 'now',
  effectiveAt: period_starts_at ?? created_at,
  priceMinor: price_minor,
  creditMinor: credit_minor,
  amountDueMinor: amount_minor,
  nextPaymentAt: period_ends_at ?? created_at,
  nextPaymentMinor: price_minor,
});
