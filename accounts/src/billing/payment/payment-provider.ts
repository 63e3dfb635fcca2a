import type { IncomingHttpHeaders } from 'node:http';

import type { Locale } from '@sahra/schemas/constants';

/** Whole minor units of a currency (ISO 4217): 1500 AED is fifteen dirhams. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** Why a payment was not made; each has a message in schemas/messages. */
export type PaymentFailure =
  'DECLINED' | 'INSUFFICIENT_FUNDS' | 'CARD_EXPIRED' | 'AUTHENTICATION_FAILED' | 'ABANDONED';

/** What a provider keeps so that later periods can be charged while nobody is there. */
export interface KeptMethod {
  /** The provider's name for customer and method together; no card data. */
  ref: string;
  brand: string | null;
  last4: string | null;
}

/** What a provider says of one payment. */
export type PaymentOutcome =
  | { state: 'succeeded'; providerRef: string; method: KeptMethod }
  /** Not decided yet; `redirectUrl` is where the viewer goes on (hosted page, 3-D step), null while only the provider works on it. */
  | { state: 'pending'; redirectUrl: string | null }
  | { state: 'failed'; reason: PaymentFailure };

/** A payment while the viewer is there. Asked again with the same `paymentId` it is the same payment. */
export interface PaymentRequest extends Money {
  /** Ours, and the idempotency key at the provider. */
  paymentId: string;
  viewer: { id: string; email: string; name: string };
  locale: Locale;
  method: 'card' | 'apple_pay';
  /** One-time token from the provider's own field in the browser; null opens the provider's hosted page. */
  token: string | null;
  /** What the viewer reads on the page and the statement. */
  description: string;
  /** Address of the site to which the hosted page sends the viewer back; it names the payment. */
  returnUrl: string;
}

/** A payment from what was kept, while the viewer is not there. */
export interface ChargeRequest extends Money {
  paymentId: string;
  methodRef: string;
  description: string;
}

export interface RefundRequest extends Money {
  /** Ours, and the idempotency key at the provider. */
  refundId: string;
  /** `providerRef` of the payment that is given back. */
  providerRef: string;
}

/** News of a provider: sent late, twice or out of order, so it is only ever a reason to look again. */
export interface ProviderEvent {
  /** Unique per provider: the second one of an id is not looked at. */
  id: string;
  /** Whom to ask `outcomeOf` for; as the provider wrote it, so perhaps none of ours. */
  paymentId: string;
}

/** Who takes the money. Every call may be repeated after a crash and then answers what is the case; it throws Unreachable while the provider is away. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Begins a payment and keeps its method. */
  pay(request: PaymentRequest): Promise<PaymentOutcome>;
  charge(request: ChargeRequest): Promise<PaymentOutcome>;
  refund(request: RefundRequest): Promise<{ providerRef: string }>;
  /** What is the case of a payment that was begun; null when the provider has never heard of it. */
  outcomeOf(paymentId: string): Promise<PaymentOutcome | null>;
  /** Reads a webhook; null for an event that is about no payment of ours. Throws a Refusal (400, SIGNATURE_INVALID) when it is not signed by the provider. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | null>;
}

declare module '../../platform/dependencies' {
  interface Dependencies {
    payments: PaymentProvider;
  }
}
