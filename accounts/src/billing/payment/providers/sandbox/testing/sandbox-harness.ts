import { PaymentPageClient } from '../../../../../testing/payment-page-client';
import { startAccounts, TEST_CONFIG } from '../../../../../testing/start-accounts';
import type { ProviderHarness, TestCard } from '../../../testing/provider-harness';
import { SANDBOX_SIGNATURE, sandboxKey, signSandboxBody } from '../sandbox-signature';

const NUMBERS: Record<TestCard, string> = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  challenge: '4000000000003220',
  declinedLater: '4000000000000341',
};

/** Starts the sandbox and opens its pages as a browser without scripts does. */
export const startSandboxHarness = async (): Promise<ProviderHarness> => {
  const accounts = await startAccounts();
  const visitor = new PaymentPageClient(accounts.url);
  const submit = async (redirectUrl: string, fields: Record<string, string>) => {
    const { pathname } = new URL(redirectUrl);
    const response = await visitor.post(pathname, fields);
    if (response.status !== 303) throw new Error(`The page answered ${response.status}.`);
  };
  return {
    accounts,
    tokens: {
      ...{ good: 'tok_succeeds', declined: 'tok_declined', insufficientFunds: 'tok_insufficient_funds' },
      ...{ expired: 'tok_expired', challenge: 'tok_challenge', declinedLater: 'tok_declined_later' },
    },
    payOnPage: (url, card) =>
      submit(url, { action: 'card', number: NUMBERS[card], expiry: '08/77', cvc: '123' }),
    answerChallenge: (url, confirmed) => submit(url, { answer: confirmed ? 'confirm' : 'refuse' }),
    leavePage: (url) => submit(url, { action: 'leave' }),
    webhook: async (paymentId, id) => {
      const body = JSON.stringify({ id, type: 'payment.succeeded', data: { payment_id: paymentId } });
      const signature = signSandboxBody(sandboxKey(TEST_CONFIG.authSecret), body, accounts.clock.now());
      return { body, headers: { [SANDBOX_SIGNATURE]: signature } };
    },
    stop: accounts.stop,
  };
};
