/** Start of a subscription: a free trial with a card check, or the first fee. */
export type SubscriptionStart = 'trial' | 'fee';
