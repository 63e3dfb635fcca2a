import { STORE_NOTICES } from '../payment-texts';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';

export interface AvailablePlanActions {
  /** Key of the link text to the plans, when the viewer can subscribe or has an open payment. */
  subscribe: 'billing.seePlans' | 'billing.payNow' | null;
  change: boolean;
  resume: boolean;
  cancel: boolean;
  /** Code of the message about what must be done elsewhere, or is not possible. */
  notice: string | null;
}

const NOTHING: AvailablePlanActions = {
  subscribe: null,
  change: false,
  resume: false,
  cancel: false,
  notice: null,
};

/**
 * Returns the actions that the viewer can take on the plan. Actions that the server would reject are not
 * offered.
 */
export const availablePlanActions = ({
  status,
  paymentMethod,
}: Pick<SubscriptionStateFragment, 'status' | 'paymentMethod'>): AvailablePlanActions => {
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
