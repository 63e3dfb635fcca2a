import Stripe from 'stripe';

import { startAccounts } from '../../../../../testing/start-accounts';
import type { ProviderHarness, SignedWebhook } from '../../../testing/provider-harness';
import { startFakeStripe, type FakeStripe } from './fake-stripe';
import { CardRefused } from './fake-stripe-refusals';
import { STRIPE_TOKENS } from './stripe-test-cards';

const SECRETS = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' };

const lastOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * Starts our Stripe provider against the fake API. What viewers do on Stripe's pages is written directly
 * into the fake's state.
 */
export const startStripeHarness = async (): Promise<
  ProviderHarness & { stripe: FakeStripe; sign: (event: object) => SignedWebhook }
> => {
  const stripe = await startFakeStripe();
  const { books, port } = stripe;
  const api = { protocol: 'http', host: '127.0.0.1', port } as const;
  const accounts = await startAccounts({ config: { payments: { provider: 'stripe', ...SECRETS, api } } });
  const sessionOf = (url: string) => {
    const session = books.sessions.get(lastOf(url));
    if (session?.status !== 'open') throw new Error('The page is over.');
    return session;
  };
  const sign = (event: object) => {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(accounts.clock.now().getTime() / 1000);
    const signed = { payload: body, secret: SECRETS.webhookSecret, timestamp };
    const signature = new Stripe(SECRETS.secretKey).webhooks.generateTestHeaderString(signed);
    return { body, headers: { 'stripe-signature': signature } };
  };
  return {
    accounts,
    stripe,
    sign,
    tokens: STRIPE_TOKENS,
    payOnPage: async (url, card) => {
      const session = sessionOf(url);
      const { amount, currency, metadata } = session;
      const customer = session.payment_intent?.customer ?? books.createCustomer().id;
      const method = STRIPE_TOKENS[card];
      try {
        session.payment_intent = books.confirmIntent({
          ...{ amount, currency, method, customer, metadata, offSession: false, futureUsage: 'off_session' },
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
    bank: async (paymentRef, act, amountMinor) => {
      const taken = books.intents.get(paymentRef)?.amount ?? 0;
      const openDispute = books.disputes.find(({ payment_intent }) => payment_intent === paymentRef);
      if (act === 'refund') books.refund(paymentRef, amountMinor ?? taken, {});
      if (act === 'fail_refund')
        for (const refund of books.refunds)
          if (refund.payment_intent === paymentRef) refund.status = 'failed';
      if (act === 'open_dispute') books.dispute(paymentRef, amountMinor ?? taken);
      if (openDispute && act === 'win_dispute') books.decideDispute(openDispute, 'won');
      if (openDispute && act === 'lose_dispute') books.decideDispute(openDispute, 'lost');
      if (act === 'warn_of_fraud') books.warnOfFraud(paymentRef);
    },
    news: async (paymentRef, id) => {
      const object = { object: 'dispute', id: 'du_any', payment_intent: paymentRef, metadata: {} };
      return sign({ id, object: 'event', type: 'charge.dispute.updated', data: { object } });
    },
    webhook: async (paymentId, id) => {
      const object = { object: 'payment_intent', metadata: { payment_id: paymentId } };
      return sign({ id, object: 'event', type: 'payment_intent.succeeded', data: { object } });
    },
    stop: async () => {
      await accounts.stop();
      await stripe.stop();
    },
  };
};
