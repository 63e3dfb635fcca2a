/** What a payment has become. */
export interface AppliedPayment {
  viewerId: string;
  subscriptionId: string;
  /** Period that it pays for; null for a card check, which pays for nothing. */
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
}
