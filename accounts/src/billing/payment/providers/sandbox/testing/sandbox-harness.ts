import { PaymentPageClient } from '../../../../../testing/payment-page-client';
import { startAccounts, TEST_CONFIG } from '../../../../../testing/start-accounts';
import type { ProviderHarness, TestCard } from '../../../testing/provider-harness';
import { actAsBank } from '../sandbox-bank';
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
  const sign = (event: object) => {
    const body = JSON.stringify(event);
    const signature = signSandboxBody(sandboxKey(TEST_CONFIG.authSecret), body, accounts.clock.now());
    return { body, headers: { [SANDBOX_SIGNATURE]: signature } };
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
    webhook: async (paymentId, id) =>
      sign({ id, type: 'payment.succeeded', data: { payment_id: paymentId } }),
    news: async (paymentRef, id) => sign({ id, type: 'dispute.opened', data: { payment_ref: paymentRef } }),
    bank: async (paymentRef, act, amountMinor) => {
      const { queries } = accounts.database;
      const paid = queries.selectFrom('sandbox_payments').select('payment_id');
      const { payment_id: paymentId } = await paid
        .where('provider_ref', '=', paymentRef)
        .executeTakeFirstOrThrow();
      const order = { paymentId, act, amountMinor: amountMinor ?? null, now: accounts.clock.now() };
      const problem = await queries.transaction().execute((trx) => actAsBank(trx, order));
      if (problem) throw new Error(problem);
    },
    stop: accounts.stop,
  };
};
