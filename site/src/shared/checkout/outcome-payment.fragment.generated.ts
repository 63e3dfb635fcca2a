/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What became of a dispute that the card holder's bank opened about a payment. */
export type PaymentDispute =
  /** Decided for the card holder: the money went back. */
  | 'LOST'
  /** Not decided yet; the bank holds the money meanwhile. */
  | 'OPEN'
  /** Decided for us: the payment stands. */
  | 'WON';

/** What a payment is for. */
export type PaymentPurpose =
  /** Checks a card before a trial; given back at once. */
  | 'CARD_CHECK'
  /** Difference to a dearer plan. */
  | 'CHANGE'
  /** First fee of a subscription. */
  | 'FIRST'
  /** Checks the new payment method of a running subscription; given back at once. */
  | 'METHOD_CHANGE'
  /** Fee of a further period. */
  | 'RENEWAL';

/** State of a payment. */
export type PaymentStatus =
  /** Nothing was taken. */
  | 'FAILED'
  /** Not decided yet. */
  | 'PENDING'
  /** The money was taken. */
  | 'SUCCEEDED';

export type OutcomePaymentFragment = { __typename: 'Payment', id: string, code: string, status: PaymentStatus, purpose: PaymentPurpose, refundedAt: string | null, dispute: PaymentDispute | null, receiptNumber: string | null, amount: { __typename: 'Money', amount: number, currency: string }, plan: { __typename: 'Plan', id: string, code: string, name: string } | null, failure: { __typename: 'PaymentFailure', message: string } | null, refundedAmount: { __typename: 'Money', amount: number, currency: string } };
