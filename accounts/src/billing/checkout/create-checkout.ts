import type { Dependencies } from '../../platform/dependencies';
import { fieldFailures } from '../../platform/http/errors/refusal';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { codeKeyOf } from '../../platform/text/code-key-of';
import { textOf } from '../../platform/text/text-of';
import { describePayment } from '../payment/payment';
import type { Payment } from '../payment/payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { reconcilePendingPayments, settlePaymentNow } from '../settlement/reconcile-payments';
import { findOrCreatePayment, PAYMENT_METHODS } from './find-or-create-payment';
import type { SubscribeInput, Subscriber } from './find-or-create-payment';
import { paymentTerms } from './payment-terms';

/** Longer than the payment token of any provider. */
export const PAYMENT_TOKEN_MAX = 500;

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads the body of POST /api/subscribe. Whether plan and codes exist is checked later. */
export const readSubscribeBody = (
  body: Readonly<Record<string, unknown>>,
): { input: SubscribeInput; failures: FieldFailure[] } => {
  const method = PAYMENT_METHODS.find((known) => known === body['payment_method']);
  const planId = textOf(body['plan_id']).trim();
  const token = textOf(body['payment_token']).trim();
  const verdicts = {
    plan_id: planId === '' ? 'PLAN_REQUIRED' : undefined,
    payment_method: method === undefined ? 'PAYMENT_METHOD_REQUIRED' : undefined,
    payment_token: token.length > PAYMENT_TOKEN_MAX ? 'DECLINED' : undefined,
  };
  return {
    input: {
      planId,
      method: method ?? 'card',
      token: orNull(token),
      promoCode: orNull(codeKeyOf(body['promo_code'])),
      referralCode: orNull(codeKeyOf(body['referral_code'])),
    },
    failures: fieldFailures(verdicts),
  };
};

type Needs = Pick<Dependencies, 'database' | 'payments' | 'clock'> & {
  config: Pick<Dependencies['config'], 'publicOrigin'>;
};

/**
 * Page of the site that shows the state of a payment; the misspelling is intentional
 * (docs/product/routes.md).
 */
const STATUS_PATH = '/subscribe/paymet-status';

interface Person {
  id: string;
  name: string;
  email: string;
}

const ask = async (
  { config, database, payments, clock }: Needs,
  payment: Payment,
  viewer: Person,
  token: string | null,
): Promise<PaymentOutcome> => {
  const plan = await database.queries
    .selectFrom('plans')
    .select(['period', 'currency'])
    .where('id', '=', payment.plan_id)
    .executeTakeFirstOrThrow();
  return payments.pay({
    paymentId: payment.id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    viewer,
    locale: payment.locale,
    method: payment.payment_method,
    token,
    description: await describePayment(database.queries, payment),
    terms: paymentTerms(payment, plan, clock()),
    returnUrl: `${config.publicOrigin}/${payment.locale}${STATUS_PATH}?id=${payment.id}`,
  });
};

/**
 * Subscribes a viewer; returns the payment and the URL of the next step, if any.
 * The provider is called outside every transaction: the payment is stored before the call, its outcome after
 * it. A lost outcome is read from the provider later.
 */
export const createCheckout = async (
  needs: Needs,
  viewer: Person,
  subscriber: Omit<Subscriber, 'viewerId' | 'now' | 'provider'>,
): Promise<{ paymentId: string; redirectUrl: string | null }> => {
  const { queries } = needs.database;
  await reconcilePendingPayments(needs, viewer.id);
  const begun = { ...subscriber, viewerId: viewer.id, provider: needs.payments.name, now: needs.clock() };
  const { payment, fresh } = await queries.transaction().execute((trx) => findOrCreatePayment(trx, begun));
  if (!fresh) return { paymentId: payment.id, redirectUrl: null };
  const outcome = await ask(needs, payment, viewer, subscriber.input.token);
  await settlePaymentNow(needs, payment.id, outcome);
  return { paymentId: payment.id, redirectUrl: outcome.state === 'pending' ? outcome.redirectUrl : null };
};
