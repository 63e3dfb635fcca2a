import Stripe from 'stripe';

import type { StripeSettings } from '../../../../platform/config/stripe-settings';
import type { Database } from '../../../../platform/database/database';
import type { PaymentOutcome, PaymentProvider, PaymentRequest } from '../../payment-provider';
import { deleteStripeCustomer } from './delete-stripe-customer';
import { findStripeObject } from './find-stripe-object';
import { reachingStripe } from './reaching-stripe';
import { readStripeMethod } from './read-stripe-method';
import { readStripeWebhook } from './read-stripe-webhook';
import { refundStripePayment } from './refund-stripe-payment';
import { stripeCheckout, stripeEmail } from './stripe-checkout';
import { stripeClient } from './stripe-client';
import { stripeFailure } from './stripe-failure';
import { customerOfFirstPayment, stripeIntentOutcome } from './stripe-intent-outcome';
import { stripeMethodOf } from './stripe-method';
import { endStripeObject, readStripeObject, rememberStripeObject } from './stripe-object';
import { stripePaymentIdOf } from './stripe-payment-id-of';
import { readStripeReversals, withReversals } from './stripe-reversals';

/** Returns whether Stripe does not know the payment method, such as a token that a browser made up. */
const isUnknownMethod = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method';

/**
 * Reports a problem that does not change the outcome of a payment. A payment method that Stripe does not know is a
 * token that a browser made up; many are a secret key of another account than the key of the site. A customer that could
 * not be deleted has to be deleted by hand.
 */
export type ReportToOperator = (problem: string, reason: string) => void;

/** Whether a secret or restricted key is of the mode that moves money. */
const isLiveKey = (key: string): boolean => /^[rs]k_live_/u.test(key);

interface StripeNeeds {
  database: Database;
  clock: () => Date;
  settings: StripeSettings;
  report: ReportToOperator;
}

type Intent = Omit<Stripe.PaymentIntentCreateParams, 'amount' | 'currency' | 'metadata' | 'confirm'>;

/**
 * Creates the Stripe provider: hosted Checkout while the viewer is present, off-session PaymentIntents
 * afterwards.
 */
export const createStripeProvider = ({
  database: { queries },
  clock,
  settings,
  report,
}: StripeNeeds): PaymentProvider => {
  const client = stripeClient(settings);
  /**
   * Deletes the customer of a failed first payment: no stored payment method names them, so that a purge of the viewer
   * would not find them. A failure is reported only, because the outcome of the payment is known.
   */
  const deleteFailedCustomer = async (customer: string): Promise<void> => {
    try {
      await deleteStripeCustomer(client, customer);
    } catch (error) {
      report('the customer of a failed payment stays at Stripe', `${customer}: ${String(error)}`);
    }
  };
  const outcomeOf = async (paymentId: string): Promise<PaymentOutcome | null> => {
    const object = await findStripeObject(queries, client, paymentId);
    if (object === undefined) return null;
    const { outcome, intent } = await readStripeObject(client, object);
    if (outcome.state === 'failed' && intent) await deleteFailedCustomer(customerOfFirstPayment(intent));
    return outcome;
  };
  const cancel = async (paymentId: string): Promise<PaymentOutcome | null> => {
    const object = await findStripeObject(queries, client, paymentId);
    if (object === undefined) return null;
    const { outcome } = await readStripeObject(client, object);
    if (outcome.state === 'pending') await endStripeObject(client, object);
    return outcomeOf(paymentId);
  };
  const remember = (paymentId: string, object: string) =>
    rememberStripeObject(queries, paymentId, { object, now: clock() });
  /**
   * Confirms a PaymentIntent at once. A declined card and an unknown token are outcomes; any other error is thrown,
   * and the call may be retried.
   */
  const confirm = async (
    { paymentId, amountMinor, currency }: Pick<PaymentRequest, 'paymentId' | 'amountMinor' | 'currency'>,
    intent: Intent,
  ): Promise<PaymentOutcome> => {
    try {
      const made = await client.paymentIntents.create(
        {
          ...{ amount: amountMinor, currency: currency.toLowerCase(), confirm: true },
          ...{ metadata: { payment_id: paymentId }, expand: ['payment_method', 'latest_charge'], ...intent },
        },
        { idempotencyKey: `payment-${paymentId}` },
      );
      await remember(paymentId, made.id);
      return await withReversals(client, stripeIntentOutcome(made));
    } catch (error) {
      if (isUnknownMethod(error)) {
        report('Stripe does not know a payment method; is its key the right one?', error.message);
        return { state: 'failed', reason: 'DECLINED' };
      }
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      if (error.payment_intent) await remember(paymentId, error.payment_intent.id);
      return { state: 'failed', reason: stripeFailure(error) };
    }
  };
  const payWithToken = async (request: PaymentRequest, token: string): Promise<PaymentOutcome> => {
    const { paymentId, viewer, description, returnUrl } = request;
    const customer = await client.customers.create(
      { ...stripeEmail(viewer.email), name: viewer.name, metadata: { viewer_id: viewer.id } },
      { idempotencyKey: `customer-${paymentId}` },
    );
    const outcome = await confirm(request, {
      ...{ customer: customer.id, payment_method: token, description },
      ...{ allowed_payment_method_types: ['card'], setup_future_usage: 'off_session' },
      return_url: returnUrl,
    });
    if (outcome.state === 'failed') await deleteFailedCustomer(customer.id);
    return outcome;
  };
  const payOnPage = async (request: PaymentRequest): Promise<PaymentOutcome> => {
    const session = await client.checkout.sessions.create(stripeCheckout(request), {
      idempotencyKey: `payment-${request.paymentId}`,
    });
    await remember(request.paymentId, session.id);
    return (await readStripeObject(client, session.id)).outcome;
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
    deleteMethod: (methodRef) =>
      reachingStripe(() => deleteStripeCustomer(client, stripeMethodOf(methodRef).customer)),
    outcomeOf: (paymentId) => reachingStripe(() => outcomeOf(paymentId)),
    cancel: (paymentId) => reachingStripe(() => cancel(paymentId)),
    paymentIdOf: (reference) => reachingStripe(() => stripePaymentIdOf(client, reference)),
    reversalsOf: (providerRef) => reachingStripe(() => readStripeReversals(client, providerRef)),
    readMethod: (methodRef) => reachingStripe(() => readStripeMethod(client, methodRef)),
    readWebhook: (rawBody, headers) =>
      readStripeWebhook(client, rawBody, {
        ...{ headers, secret: settings.webhookSecret, now: clock() },
        ...{ isLive: isLiveKey(settings.secretKey), report },
      }),
  };
};
