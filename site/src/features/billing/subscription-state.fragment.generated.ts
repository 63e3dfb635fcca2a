/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How often a plan is paid. */
export type PlanPeriod =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

/** Why nothing is charged for a subscription for now. */
export type RenewalHold =
  /** A bank disputes a payment and has not decided. */
  | 'DISPUTE'
  /** Payments moved to another provider; the card has to be entered again. */
  | 'PROVIDER';

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

export type SubscriptionStateFragment = { __typename: 'ViewerSubscription', status: SubscriptionStatus, withAds: boolean, registeredAt: string, trialEndsAt: string | null, nextPaymentAt: string | null, fullPriceAt: string | null, endsAt: string | null, paymentMethod: SubscriptionPaymentMethod | null, cardExpires: string | null, renewalHold: RenewalHold | null, plan: { __typename: 'Plan', id: string, code: string, name: string, note: string, points: Array<string>, tag: string | null, recommended: boolean, onLanding: boolean, period: PlanPeriod | null, withAds: boolean, trialDays: number, discountPercent: number, price: { __typename: 'Money', amount: number, currency: string }, monthlyPrice: { __typename: 'Money', amount: number, currency: string } } | null, price: { __typename: 'Money', amount: number, currency: string } | null, nextPayment: { __typename: 'Money', amount: number, currency: string } | null, nextPlan: { __typename: 'Plan', id: string, name: string } | null, card: { __typename: 'PaymentCard', brand: string | null, last4: string | null } | null };
