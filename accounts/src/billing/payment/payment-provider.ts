import type { IncomingHttpHeaders } from 'node:http';

import type { Locale } from '@sahra/schemas/constants';

/** Amount in whole minor units of a currency (ISO 4217): 1500 AED is fifteen dirhams. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** Reason why a payment failed; each has a message in schemas/messages. */
export type PaymentFailure =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  | 'AUTHENTICATION_FAILED'
  | 'ABANDONED';

/** Payment method stored at the provider, for charges without the viewer (off-session). */
export interface KeptMethod {
  /** Reference of the provider to customer and method together; no card data. */
  ref: string;
  brand: string | null;
  last4: string | null;
  /**
   * Identity of the card at the provider, the same for every customer; null when the provider gives none. A wallet has
   * one of its own for each device.
   */
  fingerprint: string | null;
  /** Last month in which the card is valid, e.g. `2029-08`; null when the provider does not say. */
  expires: string | null;
}

/** Refund of a payment as the provider knows it, whoever made it. */
export interface ProviderRefund extends Money {
  providerRef: string;
  /** Our id; null for a refund that was made at the provider. */
  refundId: string | null;
  /** The money did not arrive and is with us again. */
  failed: boolean;
}

/** Dispute (chargeback): the card holder's bank asks for the money back. */
export interface ProviderDispute extends Money {
  providerRef: string;
  state: 'open' | 'won' | 'lost';
  /** Withdrawals (negative) and reinstatements (positive) in their order; each has a reference of its own. */
  movements: readonly { ref: string; amountMinor: number }[];
}

/** What the provider took back of a succeeded payment, or announces to. Everything that it knows, not only the news. */
export interface Reversals {
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
  /** References of early fraud warnings: the bank suspects the payment, no money moves. */
  fraudWarnings: readonly string[];
}

/** State of one payment at the provider. */
export type PaymentOutcome =
  | { state: 'succeeded'; providerRef: string; method: KeptMethod }
  /** It succeeded, and since then some or all of the money went back, or it is disputed. */
  | { state: 'reversed'; providerRef: string; method: KeptMethod; reversals: Reversals }
  /**
   * Not decided yet. `redirectUrl` is the viewer's next page (hosted page, 3-D Secure), null while only the
   * provider is working.
   */
  | { state: 'pending'; redirectUrl: string | null }
  | { state: 'failed'; reason: PaymentFailure };

/** Payment with the viewer present. A second call with the same `paymentId` returns the same payment. */
export interface PaymentRequest extends Money {
  /** Our id, also the idempotency key at the provider. */
  paymentId: string;
  viewer: { id: string; email: string; name: string };
  locale: Locale;
  method: 'card' | 'apple_pay';
  /** One-time token from the provider's field in the browser; null opens the provider's hosted page. */
  token: string | null;
  /** Text that the viewer reads on the page and on the card statement. */
  description: string;
  /** Sentences about what follows the payment, for the page; null when nothing does. */
  terms: string | null;
  /** URL of the site to which the hosted page redirects the viewer; it holds the payment id. */
  returnUrl: string;
}

/** Off-session charge to a stored payment method. */
export interface ChargeRequest extends Money {
  paymentId: string;
  methodRef: string;
  description: string;
}

export interface RefundRequest extends Money {
  /** Our id, also the idempotency key at the provider. */
  refundId: string;
  /** `providerRef` of the refunded payment. */
  providerRef: string;
}

/**
 * Webhook event of a provider. It may arrive late, twice or out of order, so the current state is always
 * read from the provider.
 */
export interface ProviderEvent {
  /** Unique per provider; an event with a known id is ignored. */
  id: string;
  /** Payment id for `outcomeOf`, as the provider sent it; possibly unknown here. */
  paymentId?: string;
  /** Reference of the provider to what the event is about, when it does not name our payment: for `paymentIdOf`. */
  providerRef?: string;
  /** Stored payment method that the provider has changed. */
  methodRef?: string;
}

/**
 * Payment provider. Every call may be repeated after a crash and then returns the current state.
 * @throws Unreachable while the provider is down.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Starts a payment and stores its payment method at the provider. */
  pay(request: PaymentRequest): Promise<PaymentOutcome>;
  charge(request: ChargeRequest): Promise<PaymentOutcome>;
  refund(request: RefundRequest): Promise<{ providerRef: string }>;
  /** Deletes a stored payment method, with the customer that the provider made for it. Twice is no error. */
  deleteMethod(methodRef: string): Promise<void>;
  /** Reads the payment's current state from the provider; null when the provider does not know the payment. */
  outcomeOf(paymentId: string): Promise<PaymentOutcome | null>;
  /**
   * Ends a payment that is not decided, so that it takes no money later, and returns its state: `failed`, what the
   * provider decided meanwhile, or `pending` while it works on a payment that it cannot end any more. Null when the
   * provider does not know the payment. Twice is no error.
   */
  cancel(paymentId: string): Promise<PaymentOutcome | null>;
  /** Returns our id of the payment that a reference in an event belongs to; null when it is not ours. */
  paymentIdOf(reference: string): Promise<string | null>;
  /** Reads what was taken back of a succeeded payment; see `Reversals`. */
  reversalsOf(providerRef: string): Promise<Reversals>;
  /** Reads a stored payment method, whose card the bank may have renewed; null when it is gone. */
  readMethod(methodRef: string): Promise<KeptMethod | null>;
  /**
   * Reads a webhook; null for an event about no payment of ours.
   * @throws Refusal (400, SIGNATURE_INVALID) when the provider's signature is missing or wrong.
   */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | null>;
}

declare module '../../platform/dependencies' {
  interface Dependencies {
    payments: PaymentProvider;
  }
}
