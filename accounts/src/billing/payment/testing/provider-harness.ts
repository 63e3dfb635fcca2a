import type { RunningAccounts } from '../../../testing/start-accounts';

/** Card behaviours that both providers offer for tests. */
export type TestCard = 'good' | 'declined' | 'insufficientFunds' | 'expired' | 'challenge' | 'declinedLater';

export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

/** What the bank or the provider's staff does about a payment. */
export type BankStep =
  | 'refund'
  | 'fail_refund'
  | 'open_dispute'
  | 'win_dispute'
  | 'lose_dispute'
  | 'warn_of_fraud';

/** Test access to one provider: viewers' actions on its pages, and its webhooks. */
export interface ProviderHarness {
  accounts: RunningAccounts;
  tokens: Record<TestCard, string>;
  /** Enters a card on the hosted page. */
  payOnPage(redirectUrl: string, card: TestCard): Promise<void>;
  /** Confirms or declines the 3-D Secure step. */
  answerChallenge(redirectUrl: string, confirmed: boolean): Promise<void>;
  /** Cancels on the hosted page. */
  leavePage(redirectUrl: string): Promise<void>;
  /** Builds a signed webhook as the provider would send it now; the same `id` repeats an event. */
  webhook(paymentId: string, id: string): Promise<SignedWebhook>;
  /** Takes money of a payment back, or announces to; null is all of it. The payment is named by its `providerRef`. */
  bank(paymentRef: string, act: BankStep, amountMinor?: number): Promise<void>;
  /** Builds a signed webhook about what was taken back of a payment, which does not name our payment. */
  news(paymentRef: string, id: string): Promise<SignedWebhook>;
  stop(): Promise<void>;
}
