/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How often a plan is paid. */
export type PlanPeriod =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

/** How a subscription is paid. */
export type SubscriptionPaymentMethod =
  /** By Apple's store, which takes the money itself. */
  | 'APPLE'
  /** By Apple Pay. */
  | 'APPLE_PAY'
  /** By card. */
  | 'CARD'
  /** By Google's store, which takes the money itself. */
  | 'GOOGLE'
  /** By a voucher; it ends by itself. */
  | 'VOUCHER';

/** What a subscription is doing. */
export type SubscriptionStatus =
  /** Paid, and renews by itself. */
  | 'ACTIVE'
  /** Runs until `endsAt`, then the free plan. */
  | 'CANCELLED'
  /** Nothing runs: the free plan. */
  | 'FREE'
  /** The renewal could not be charged yet; watching goes on until `endsAt`. */
  | 'PAST_DUE'
  /** The first days, free; the fee follows unless it is cancelled. */
  | 'TRIAL';

export type SubscriptionFactsFragment = { __typename: 'ViewerSubscription', status: SubscriptionStatus, trialAvailable: boolean, trialEndsAt: string | null, nextPaymentAt: string | null, endsAt: string | null, paymentMethod: SubscriptionPaymentMethod | null, plan: { __typename: 'Plan', id: string, name: string, period: PlanPeriod | null } | null, price: { __typename: 'Money', amount: number, currency: string } | null, nextPayment: { __typename: 'Money', amount: number, currency: string } | null, card: { __typename: 'PaymentCard', brand: string | null, last4: string | null } | null };
