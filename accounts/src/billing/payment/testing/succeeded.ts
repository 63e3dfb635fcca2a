import type { PaymentOutcome } from '../payment-provider';

/**
 * Returns an outcome as a payment that succeeded.
 * @throws Error when it did not.
 */
export const succeeded = (outcome: PaymentOutcome | null) => {
  if (outcome?.state !== 'succeeded') throw new Error(`It is ${outcome?.state ?? 'unknown'}.`);
  return outcome;
};
