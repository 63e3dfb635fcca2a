import type { RunningAccounts } from '../../../testing/start-accounts';

/** Ways a card can behave, by what both providers offer for tests. */
export type TestCard = 'good' | 'declined' | 'insufficientFunds' | 'expired' | 'challenge' | 'declinedLater';

/** What the contract needs to know of a provider: what its viewers do at its pages, and how its webhooks come. */
export interface ProviderHarness {
  accounts: RunningAccounts;
  tokens: Record<TestCard, string>;
  /** Types a card into the hosted page. */
  payOnPage(redirectUrl: string, card: TestCard): Promise<void>;
  /** Answers the 3-D step. */
  answerChallenge(redirectUrl: string, confirmed: boolean): Promise<void>;
  /** Leaves the hosted page for good. */
  leavePage(redirectUrl: string): Promise<void>;
  /** A signed webhook about a payment as the provider would send it at this moment; `id` to send the same again. */
  webhook(paymentId: string, id: string): Promise<{ body: string; headers: Record<string, string> }>;
  stop(): Promise<void>;
}
