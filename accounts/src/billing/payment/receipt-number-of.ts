const DIGITS = 6;

/** A receipt's number as people read it, e.g. `000042`. */
export const receiptNumberOf = (number: number): string => String(number).padStart(DIGITS, '0');
