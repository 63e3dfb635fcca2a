import Stripe from 'stripe';

import type { StripeSettings } from '../../../../platform/config/stripe-settings';
import type { Database, Queries } from '../../../../platform/database/database';
import { Unreachable } from '../../../../platform/http/errors/unreachable';
import type {
  KeptMethod,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  RefundRequest,
} from '../../payment-provider';
import { findStripeObject } from './find-stripe-object';
import { readStripeWebhook } from './read-stripe-webhook';
import { stripeCheckout, stripeEmail } from './stripe-checkout';
import { stripeFailure } from './stripe-failure';
import { customerOfFirstPayment, stripeIntentOutcome, type StripeOutcome } from './stripe-intent-outcome';
import { stripeCardOf, stripeMethodOf } from './stripe-method';
import { stripeIdOf, stripePaymentIdOf } from './stripe-payment-id-of';
import { readStripeReversals } from './stripe-reversals';
import { intentOfSession, stripeSessionOutcome } from './stripe-session-outcome';

/** With one retry, shorter than the lease of a job. */
const TIMEOUT_MS = 12_000;

/** The version whose shapes the types of the installed SDK describe: another value does not compile. */
export const STRIPE_API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

const stripeClient = ({ secretKey, api }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...api,
  });

/** Adds what was taken back to an outcome. */
const withReversals = async (client: Stripe, outcome: StripeOutcome): Promise<PaymentOutcome> =>
  outcome.state === 'reversed'
    ? { ...outcome, reversals: await readStripeReversals(client, outcome.providerRef) }
    : outcome;

interface ObjectState {
  outcome: PaymentOutcome;
  /** Null for a session in which the viewer has not tried to pay. */
  intent: Stripe.PaymentIntent | null;
}

/** Reads the state of a Checkout Session (`cs_…`) or a PaymentIntent (`pi_…`) from Stripe. */
const readStripeObject = async (client: Stripe, object: string): Promise<ObjectState> => {
  if (object.startsWith('cs_')) {
    const expand = ['payment_intent.payment_method', 'payment_intent.latest_charge'];
    const session = await client.checkout.sessions.retrieve(object, { expand });
    const outcome = await withReversals(client, stripeSessionOutcome(session));
    return { outcome, intent: intentOfSession(session) };
  }
  const intent = await client.paymentIntents.retrieve(object, {
    expand: ['payment_method', 'latest_charge'],
  });
  return { outcome: await withReversals(client, stripeIntentOutcome(intent)), intent };
};

/** Expires a Checkout Session or cancels a PaymentIntent. One that is decided or in work stays as it is. */
const endStripeObject = async (client: Stripe, object: string): Promise<void> => {
  try {
    await (object.startsWith('cs_')
      ? client.checkout.sessions.expire(object)
      : client.paymentIntents.cancel(object, { cancellation_reason: 'abandoned' }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
};

/** Stores the id of the Stripe object of a payment. */
const rememberStripeObject = async (
  queries: Queries,
  paymentId: string,
  { object, now }: { object: string; now: Date },
): Promise<void> => {
  await queries
    .insertInto('stripe_payments')
    .values({ payment_id: paymentId, object, created_at: now })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
};

const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

/**
 * Calls Stripe.
 * @throws Unreachable on no response, a server error or a rate limit.
 */
const reachingStripe = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const away = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    );
    throw away ? new Unreachable('Stripe', { cause: error }) : error;
  }
};

/**
 * Refunds a payment. Looks for an existing refund first: Stripe's idempotency keys expire after a day, and a job may be
 * retried for longer. A refund of the same amount that somebody made in Stripe's dashboard meanwhile counts as ours.
 */
const refundStripePayment = async (
  client: Stripe,
  { refundId, providerRef, amountMinor }: RefundRequest,
): Promise<{ providerRef: string }> => {
  const { refunds } = await readStripeReversals(client, providerRef);
  const made = refunds.filter(({ failed }) => !failed);
  const before =
    refunds.find((refund) => refund.refundId === refundId) ??
    made.find((refund) => refund.refundId === null && refund.amountMinor === amountMinor);
  if (before) return { providerRef: before.providerRef };
  const { id } = await client.refunds.create(
    { payment_intent: providerRef, amount: amountMinor, metadata: { refund_id: refundId } },
    { idempotencyKey: `refund-${refundId}` },
  );
  return { providerRef: id };
};

/** Returns whether Stripe does not know the payment method, such as a token that a browser made up. */
const isUnknownMethod = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method';

/** Deletes a customer with all their payment methods. One that is gone already is no error. */
const deleteStripeCustomer = async (client: Stripe, customer: string): Promise<void> => {
  if (customer === '') return;
  try {
    await client.customers.del(customer);
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isGone) throw error;
  }
};

/** Reads what may be shown of a stored card; null when it is no longer the customer's. */
const readStripeMethod = async (client: Stripe, methodRef: string): Promise<KeptMethod | null> => {
  const { customer, payment_method } = stripeMethodOf(methodRef);
  try {
    const method = await client.paymentMethods.retrieve(payment_method);
    return stripeIdOf(method.customer) === customer ? { ref: methodRef, ...stripeCardOf(method.card) } : null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw error;
  }
};

/**
 * Reports a problem that does not change the outcome of a payment. A payment method that Stripe does not know is a
 * token that a browser made up; many are a secret key of another account than the key of the site. A customer that could
 * not be deleted has to be deleted by hand.
 */
export type ReportToOperator = (problem: string, reason: string) => void;

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
      readStripeWebhook(client, rawBody, { headers, secret: settings.webhookSecret, now: clock() }),
  };
};
