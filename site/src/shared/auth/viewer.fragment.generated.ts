/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ViewerStateFragment = { __typename: 'Viewer', id: string, name: string, hasSubscription: boolean, subscription: { __typename: 'ViewerSubscription', withAds: boolean, paymentMethod: SubscriptionPaymentMethod | null, plan: { __typename: 'Plan', id: string, name: string } | null } | null };
