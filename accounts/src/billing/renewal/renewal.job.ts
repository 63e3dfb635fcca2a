import type { Dependencies } from '../../platform/dependencies';
import type { Job, JobEnd } from '../../platform/jobs/job-handler';
import { describePayment } from '../payment/payment';
import { settlePayment } from '../settlement/settle-payment';
import { beginRenewal } from './begin-renewal';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    /** End of a period: `periodEndsAt` is ISO 8601; `attempt` counts the attempts to charge the next period. */
    renewal: { subscriptionId: string; periodEndsAt: string; attempt: number };
  }
}

/**
 * Charges the next period to the stored payment method, or ends the subscription. A second run after a crash
 * charges the same payment.
 */
export const renewalJob = async (
  { payload }: Pick<Job<'renewal'>, 'payload'>,
  { database, payments, clock }: Pick<Dependencies, 'database' | 'payments' | 'clock'>,
): Promise<JobEnd> => {
  const { queries } = database;
  const payment = await queries.transaction().execute((trx) => beginRenewal(trx, payload, clock()));
  if (!payment) return () => Promise.resolve();
  const outcome = await payments.charge({
    paymentId: payment.id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    methodRef: payment.method_ref ?? '',
    description: await describePayment(queries, payment),
  });
  return (trx) => settlePayment(trx, { paymentId: payment.id, outcome, now: clock() });
};
