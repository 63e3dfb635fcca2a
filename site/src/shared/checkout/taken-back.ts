import type { OutcomePaymentFragment } from './outcome-payment.fragment.generated';

type Reversible = Pick<OutcomePaymentFragment, 'purpose' | 'refundedAmount' | 'dispute' | 'receiptNumber'>;

/** A card check goes back as it was promised. */
const isFee = ({ purpose }: Pick<Reversible, 'purpose'>): boolean =>
  purpose !== 'CARD_CHECK' && purpose !== 'METHOD_CHANGE';

/**
 * Returns true for a fee that was paid for nothing, because what it was for was not wanted any more: it goes back by
 * itself. Every other fee has a receipt.
 */
export const isNotNeeded = (payment: Pick<Reversible, 'purpose' | 'receiptNumber'>): boolean =>
  isFee(payment) && payment.receiptNumber === null;

/** Returns true when money of a successful payment went back, goes back, or is disputed: nobody is thanked for it. */
export const isTakenBack = (payment: Reversible): boolean => {
  const { dispute, refundedAmount } = payment;
  if (dispute === 'OPEN' || dispute === 'LOST') return true;
  return isNotNeeded(payment) || (isFee(payment) && refundedAmount.amount > 0);
};
