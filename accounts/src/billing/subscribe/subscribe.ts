import type { Dependencies } from '../../platform/dependencies';
import { descriptionOf } from '../payment/description-of';
import { healPayments } from '../settlement/heal-payments';
import type { Payment } from '../payment/locked-payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { settleNow } from '../settlement/settle-now';
import { beginSubscribe } from './begin-subscribe';
import type { Subscriber } from './begin-subscription';

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
    description: await descriptionOf(database.queries, payment),
    returnUrl: `${config.publicOrigin}/${payment.locale}${STATUS_PATH}?id=${payment.id}`,
  });

/**
 * Subscribes a viewer; answers the payment by which that happens and where the viewer goes on, if anywhere.
 * The provider is asked outside every transaction: the payment is written before, its outcome after, and whatever is lost between is asked for again.
 */
export const subscribe = async (
  needs: Needs,
  viewer: Person,
  subscriber: Omit<Subscriber, 'viewerId' | 'now' | 'provider'>,
): Promise<{ paymentId: string; redirectUrl: string | null }> => {
  const { queries } = needs.database;
  await healPayments(needs, viewer.id);
  const begun = { ...subscriber, viewerId: viewer.id, provider: needs.payments.name, now: needs.clock() };
  const { payment, fresh } = await queries.transaction().execute((trx) => beginSubscribe(trx, begun));
  if (!fresh) return { paymentId: payment.id, redirectUrl: null };
  const outcome = await ask(needs, payment, viewer, subscriber.input.token);
  await settleNow(needs, payment.id, outcome);
  return { paymentId: payment.id, redirectUrl: outcome.state === 'pending' ? outcome.redirectUrl : null };
};
