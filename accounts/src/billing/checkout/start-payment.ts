import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Dependencies } from '../../platform/dependencies';
import { describePayment } from '../payment/payment';
import type { Payment } from '../payment/payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { reconcilePendingPayments, settlePaymentNow } from '../settlement/reconcile-payments';
import type { StartedPayment } from './open-payment';
import { readPaymentTerms } from './payment-terms';

export type PaymentNeeds = Pick<Dependencies, 'database' | 'payments' | 'clock'> & {
  config: Pick<Dependencies['config'], 'publicOrigin'>;
};

/**
 * Page of the site that shows the state of a payment; the misspelling is intentional
 * (docs/product/routes.md).
 */
const STATUS_PATH = '/subscribe/paymet-status';

export interface Person {
  id: string;
  name: string;
  email: string;
}

interface Payer {
  viewer: Person;
  /** One-time token from the provider's field in the browser; null opens the provider's hosted page. */
  token: string | null;
}

/** Payment, and the URL of the viewer's next step; null when there is none. */
export interface PaymentStep {
  paymentId: string;
  redirectUrl: string | null;
}

const ask = async (
  { config, database, payments, clock }: PaymentNeeds,
  payment: Payment,
  { viewer, token }: Payer,
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
    terms: await readPaymentTerms(database.queries, payment, clock()),
    returnUrl: `${config.publicOrigin}/${payment.locale}${STATUS_PATH}?id=${payment.id}`,
  });

/**
 * Starts a payment with the viewer present. The provider is called outside every transaction: `store` writes
 * the payment before the call, its outcome is written after it. A lost outcome is read from the provider
 * later.
 */
export const startPayment = async (
  needs: PaymentNeeds,
  payer: Payer,
  store: (trx: Transaction<Tables>, now: Date) => Promise<StartedPayment>,
): Promise<PaymentStep> => {
  await reconcilePendingPayments(needs, payer.viewer.id);
  const { payment, fresh } = await needs.database.queries
    .transaction()
    .execute((trx) => store(trx, needs.clock()));
  if (!fresh) return { paymentId: payment.id, redirectUrl: null };
  const outcome = await ask(needs, payment, payer);
  await settlePaymentNow(needs, payment.id, outcome);
  return { paymentId: payment.id, redirectUrl: outcome.state === 'pending' ? outcome.redirectUrl : null };
};
