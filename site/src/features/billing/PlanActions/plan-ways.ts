import { STORE_NOTICES } from '../payment-words';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';

export interface PlanWays {
  /** Key of the words that lead to the plans, where a plan is to be taken or an open payment made. */
  subscribe: 'billing.seePlans' | 'billing.payNow' | null;
  change: boolean;
  resume: boolean;
  cancel: boolean;
  /** Code of what has to be done elsewhere, or cannot be done. */
  notice: string | null;
}

const NOTHING: PlanWays = { subscribe: null, change: false, resume: false, cancel: false, notice: null };

/** What this viewer can do about their plan; what would be refused is not offered. */
export const planWays = ({
  status,
  paymentMethod,
}: Pick<SubscriptionStateFragment, 'status' | 'paymentMethod'>): PlanWays => {
  if (status === 'FREE') return { ...NOTHING, subscribe: 'billing.seePlans' };
  if (paymentMethod === 'VOUCHER') return { ...NOTHING, notice: 'VOUCHER_MANAGED' };
  const store = paymentMethod && STORE_NOTICES[paymentMethod];
  if (store)
    return status === 'CANCELLED'
      ? { ...NOTHING, notice: store }
      : { ...NOTHING, cancel: true, notice: 'STORE_MANAGED' };
  if (status === 'CANCELLED') return { ...NOTHING, resume: true };
  if (status === 'PAST_DUE') return { ...NOTHING, subscribe: 'billing.payNow', cancel: true };
  return { ...NOTHING, change: true, cancel: true };
};
