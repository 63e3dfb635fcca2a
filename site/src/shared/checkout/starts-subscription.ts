import type { OutcomePaymentFragment } from './outcome-payment.fragment.generated';

/**
 * Returns true when a payment starts a subscription; every other purpose belongs to one that runs, and its viewer
 * chooses no plan.
 */
export const startsSubscription = (purpose: OutcomePaymentFragment['purpose'] | null): boolean =>
  purpose === null || purpose === 'CARD_CHECK' || purpose === 'FIRST';
