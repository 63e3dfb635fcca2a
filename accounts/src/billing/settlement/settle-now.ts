import type { Dependencies } from '../../platform/dependencies';
import { settlePayment } from './settle-payment';
import type { PaymentOutcome } from '../payment/payment-provider';

/** Settles what the provider has said of a payment, in a transaction of its own. */
export const settleNow = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<void> =>
  database.queries.transaction().execute((trx) => settlePayment(trx, { paymentId, outcome, now: clock() }));
