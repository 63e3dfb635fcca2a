import { receiptNumberOf } from '../payment/receipt-number-of';

/** Where the site shows a receipt, without the prefix of a language. */
export const receiptPathOf = (number: number): string =>
  `/settings/subscription/receipts/${receiptNumberOf(number)}`;
