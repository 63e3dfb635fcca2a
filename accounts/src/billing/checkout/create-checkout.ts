import type { Dependencies } from '../../platform/dependencies';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { codeKeyOf } from '../../platform/text/code-key-of';
import { describePayment } from '../payment/payment';
import type { Payment } from '../payment/payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { reconcilePendingPayments, settlePaymentNow } from '../settlement/reconcile-payments';
import { openCheckout, PAYMENT_METHODS } from './create-first-payment';
import type { SubscribeInput, Subscriber } from './create-first-payment';

/** Longer than any provider's token. */
export const PAYMENT_TOKEN_MAX = 500;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads a body of POST /api/subscribe; whether plan and codes exist is told later. */
export const checkSubscribe = (
  body: Readonly<Record<string, unknown>>,
): { input: SubscribeInput; failures: FieldFailure[] } => {
  const method = PAYMENT_METHODS.find((known) => known === body['payment_method']);
  const planId = textOf(body['plan_id']);
  const token = textOf(body['payment_token']);
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
    failures: Object.entries(verdicts).flatMap(([field, code]) => (code ? [{ field, code }] : [])),
  };
};

type Needs = Pick<Dependencies, 'database' | 'payments' | 'clock'> & {
  config: Pick<Dependencies['config'], 'publicOrigin'>;
};

/** The page of the site that tells what became of a payment; its spelling is on purpose (docs/product/routes.md). */
const STATUS_PATH = '/subscribe/paymet-status';

interface Person {
  id: string;
  name: string;
  email: string;
}

const ask = async (
  { config, database, payments }: Needs,
  payment: Payment,
  viewer: Person,
  token: string | null,
): Promise<PaymentOutcome> =>
  payments.pay({
    paymentId: payment.id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    viewer,
    locale: payment.locale,
    method: payment.payment_method,
    token,
    description: await describePayment(database.queries, payment),
    returnUrl: `${config.publicOrigin}/${payment.locale}${STATUS_PATH}?id=${payment.id}`,
  });

/**
 * Subscribes a viewer; answers the payment by which that happens and where the viewer goes on, if anywhere.
 * The provider is asked outside every transaction: the payment is written before, its outcome after, and whatever is lost between is asked for again.
 */
export const createCheckout = async (
  needs: Needs,
  viewer: Person,
  subscriber: Omit<Subscriber, 'viewerId' | 'now' | 'provider'>,
): Promise<{ paymentId: string; redirectUrl: string | null }> => {
  const { queries } = needs.database;
  await reconcilePendingPayments(needs, viewer.id);
  const begun = { ...subscriber, viewerId: viewer.id, provider: needs.payments.name, now: needs.clock() };
  const { payment, fresh } = await queries.transaction().execute((trx) => openCheckout(trx, begun));
  if (!fresh) return { paymentId: payment.id, redirectUrl: null };
  const outcome = await ask(needs, payment, viewer, subscriber.input.token);
  await settlePaymentNow(needs, payment.id, outcome);
  return { paymentId: payment.id, redirectUrl: outcome.state === 'pending' ? outcome.redirectUrl : null };
};
