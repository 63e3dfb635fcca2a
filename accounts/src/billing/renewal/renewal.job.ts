import type { Dependencies } from '../../platform/dependencies';
import type { Job, JobEnd } from '../../platform/jobs/job-handler';
import { describePayment } from '../payment/payment';
import { settlePayment } from '../settlement/settle-payment';
import { beginRenewal } from './begin-renewal';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    /** The end of a period, as ISO 8601; `attempt` counts the tries to charge what follows. */
    renewal: { subscriptionId: string; periodEndsAt: string; attempt: number };
  }
}

/** The end of a period: the next one is charged to what the viewer left, or the subscription ends. Begun again after a crash it charges the same payment. */
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
