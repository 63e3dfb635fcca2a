/**
 * Start of a subscription: a free trial with a card check, the first fee, or the unpaid fee of a period that has
 * already begun.
 */
export type SubscriptionStart = 'trial' | 'fee' | 'overdue';
