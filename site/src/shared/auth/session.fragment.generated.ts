/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SessionStateFragment = { __typename: 'Session', token: string, expiresAt: string, viewer: { __typename: 'Viewer', id: string, name: string, hasSubscription: boolean, withAds: boolean, subscriptionPaymentMethod: string | null, subscriptionType: { __typename: 'SubscriptionType', name: string } | null } };
