import type { RunningAccounts } from '../../../testing/start-accounts';

/** Card behaviours that both providers offer for tests. */
export type TestCard = 'good' | 'declined' | 'insufficientFunds' | 'expired' | 'challenge' | 'declinedLater';

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
  webhook(paymentId: string, id: string): Promise<{ body: string; headers: Record<string, string> }>;
  stop(): Promise<void>;
}
