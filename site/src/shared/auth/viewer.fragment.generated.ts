/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ViewerStateFragment = { __typename: 'Viewer', id: string, name: string, hasSubscription: boolean, withAds: boolean, subscriptionPaymentMethod: string | null, subscriptionType: { __typename: 'SubscriptionType', name: string } | null };
