import Stripe from 'stripe';

import { startAccounts } from '../../../../../testing/start-accounts';
import type { ProviderHarness } from '../../../testing/provider-harness';
import { startFakeStripe, type FakeStripe } from './fake-stripe';
import { CardRefused } from './fake-stripe-state';
import { STRIPE_TOKENS } from './stripe-test-cards';

const SECRETS = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' };

const lastOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * Starts our Stripe provider against the fake API. What viewers do on Stripe's pages is written directly
 * into the fake's state.
 */
export const startStripeHarness = async (): Promise<ProviderHarness & { stripe: FakeStripe }> => {
  const stripe = await startFakeStripe();
  const { books, port } = stripe;
  const api = { protocol: 'http', host: '127.0.0.1', port } as const;
  const accounts = await startAccounts({ config: { payments: { provider: 'stripe', ...SECRETS, api } } });
  const sessionOf = (url: string) => {
    const session = books.sessions.get(lastOf(url));
    if (session?.status !== 'open') throw new Error('The page is over.');
    return session;
  };
  return {
    accounts,
    stripe,
    tokens: STRIPE_TOKENS,
    payOnPage: async (url, card) => {
      const session = sessionOf(url);
      const { amount, metadata } = session;
      const customer = session.payment_intent?.customer ?? books.createCustomer().id;
      const method = STRIPE_TOKENS[card];
      try {
        session.payment_intent = books.confirmIntent({
          ...{ amount, method, customer, metadata, offSession: false, futureUsage: 'off_session' },
        });
        Object.assign(session, { status: 'complete', url: null });
      } catch (error) {
        if (!(error instanceof CardRefused)) throw error;
        session.payment_intent = error.intent;
      }
    },
    answerChallenge: async (url, confirmed) => {
      const intent = books.intents.get(lastOf(url));
      const error = { type: 'card_error', code: 'payment_intent_authentication_failure' };
      Object.assign(
        intent ?? {},
        { next_action: null },
        confirmed
          ? { status: 'succeeded' }
          : { status: 'requires_payment_method', last_payment_error: error },
      );
    },
    leavePage: async (url) => void Object.assign(sessionOf(url), { status: 'expired', url: null }),
    webhook: async (paymentId, id) => {
      const data = { object: { object: 'payment_intent', metadata: { payment_id: paymentId } } };
      const body = JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', data });
      const timestamp = Math.floor(accounts.clock.now().getTime() / 1000);
      const signed = { payload: body, secret: SECRETS.webhookSecret, timestamp };
      const signature = new Stripe(SECRETS.secretKey).webhooks.generateTestHeaderString(signed);
      return { body, headers: { 'stripe-signature': signature } };
    },
    stop: async () => {
      await accounts.stop();
      await stripe.stop();
    },
  };
};
