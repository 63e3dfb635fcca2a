import Stripe from 'stripe';

import type { Database } from '../../../../platform/database/database';
import type { PaymentOutcome, PaymentProvider, PaymentRequest } from '../../payment-provider';
import { findStripeObject } from './find-stripe-object';
import { reachingStripe } from './reaching-stripe';
import { readStripeWebhook } from './read-stripe-webhook';
import { refundStripePayment } from './refund-stripe-payment';
import { rememberStripeObject } from './remember-stripe-object';
import { stripeCheckout } from './stripe-checkout';
import { stripeClient } from './stripe-client';
import { stripeFailure } from './stripe-failure';
import { stripeIntentOutcome } from './stripe-intent-outcome';
import { stripeMethodOf } from './stripe-method-of';
import { stripeObjectOutcome } from './stripe-object-outcome';
import type { StripeSettings } from '../../../../platform/config/stripe-settings';

interface StripeNeeds {
  database: Database;
  clock: () => Date;
  settings: StripeSettings;
}

type Intent = Omit<Stripe.PaymentIntentCreateParams, 'amount' | 'currency' | 'metadata' | 'confirm'>;

/** Payments at Stripe: the hosted Checkout while the viewer is there, PaymentIntents off session afterwards. */
export const createStripeProvider = ({
  database: { queries },
  clock,
  settings,
}: StripeNeeds): PaymentProvider => {
  const client = stripeClient(settings);
  const outcomeOf = async (paymentId: string): Promise<PaymentOutcome | null> => {
    const object = await findStripeObject(queries, client, paymentId);
    return object === undefined ? null : stripeObjectOutcome(client, object);
  };
  const remember = (paymentId: string, object: string) =>
    rememberStripeObject(queries, paymentId, { object, now: clock() });
  /** Confirms at once; a refused card is an outcome, anything else is thrown and may be asked again. */
  const confirm = async (
    { paymentId, amountMinor, currency }: Pick<PaymentRequest, 'paymentId' | 'amountMinor' | 'currency'>,
    intent: Intent,
  ): Promise<PaymentOutcome> => {
    try {
      const made = await client.paymentIntents.create(
        {
          ...{ amount: amountMinor, currency: currency.toLowerCase(), confirm: true },
          ...{ metadata: { payment_id: paymentId }, expand: ['payment_method'], ...intent },
        },
        { idempotencyKey: `payment-${paymentId}` },
      );
      await remember(paymentId, made.id);
      return stripeIntentOutcome(made);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      if (error.payment_intent) await remember(paymentId, error.payment_intent.id);
      return { state: 'failed', reason: stripeFailure(error) };
    }
  };
  const payWithToken = async (request: PaymentRequest, token: string): Promise<PaymentOutcome> => {
    const { paymentId, viewer, description, returnUrl } = request;
    const customer = await client.customers.create(
      { email: viewer.email, name: viewer.name, metadata: { viewer_id: viewer.id } },
      { idempotencyKey: `customer-${paymentId}` },
    );
    return confirm(request, {
      ...{ customer: customer.id, payment_method: token, description },
      ...{ allowed_payment_method_types: ['card'], setup_future_usage: 'off_session' },
      return_url: returnUrl,
    });
  };
  const payOnPage = async (request: PaymentRequest): Promise<PaymentOutcome> => {
    const session = await client.checkout.sessions.create(stripeCheckout(request), {
      idempotencyKey: `payment-${request.paymentId}`,
    });
    await remember(request.paymentId, session.id);
    return stripeObjectOutcome(client, session.id);
  };
  return {
    name: 'stripe',
    pay: (request) =>
      reachingStripe(
        async () =>
          (await outcomeOf(request.paymentId)) ??
          (request.token === null ? payOnPage(request) : payWithToken(request, request.token)),
      ),
    charge: (request) =>
      reachingStripe(
        async () =>
          (await outcomeOf(request.paymentId)) ??
          confirm(request, {
            ...stripeMethodOf(request.methodRef),
            ...{ off_session: true, description: request.description },
          }),
      ),
    refund: (request) => reachingStripe(() => refundStripePayment(client, request)),
    outcomeOf: (paymentId) => reachingStripe(() => outcomeOf(paymentId)),
    readWebhook: (rawBody, headers) =>
      readStripeWebhook(client, rawBody, { headers, secret: settings.webhookSecret, now: clock() }),
  };
};
