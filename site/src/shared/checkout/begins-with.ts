/** What an order begins with: free days and a card check, its first fee, or the fee of a period that runs already and is not paid. */
export type BeginsWith = 'trial' | 'fee' | 'overdue';
