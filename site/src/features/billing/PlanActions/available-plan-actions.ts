import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';

export interface AvailablePlanActions {
  /** True when the viewer can subscribe to a plan. */
  subscribe: boolean;
  change: boolean;
  resume: boolean;
  cancel: boolean;
  /** True when the payment method can be replaced here. */
  changeMethod: boolean;
}

const NOTHING: AvailablePlanActions = {
  subscribe: false,
  change: false,
  resume: false,
  cancel: false,
  changeMethod: false,
};

/**
 * Returns the actions that the viewer can take on the plan. Actions that the server would reject are not
 * offered.
 */
export const availablePlanActions = ({
  status,
  paymentMethod,
  renewalHold,
}: Pick<SubscriptionStateFragment, 'status' | 'paymentMethod' | 'renewalHold'>): AvailablePlanActions => {
  if (status === 'FREE') return { ...NOTHING, subscribe: true };
  if (paymentMethod === 'VOUCHER') return NOTHING;
  if (paymentMethod === 'GOOGLE' || paymentMethod === 'APPLE')
    return { ...NOTHING, cancel: status !== 'CANCELLED' };
  const own = { ...NOTHING, changeMethod: true };
  if (status === 'CANCELLED') return { ...own, resume: true };
  if (status === 'PAST_DUE' || renewalHold !== null) return { ...own, cancel: true };
  return { ...own, change: true, cancel: true };
};
