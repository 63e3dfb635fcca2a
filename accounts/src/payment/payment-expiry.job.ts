import { enqueueJob } from '../jobs/enqueue-job';
import type { JobHandler } from '../jobs/job-handler';
import { giveUpPayment } from './give-up-payment';
import { settlePayment } from './settle-payment';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Looks after a payment whose outcome did not arrive, whatever was lost: the viewer, a webhook, or this process between the provider and the database.
 * Asks the provider; without an outcome it is given up, and asked for a last time a day later, when no provider's page is open any more.
 */
export const paymentExpiryJob: JobHandler<'payment-expiry'> = async (
  { payload: { paymentId, again } },
  { database, payments, clock },
) => {
  const payment = await database.queries
    .selectFrom('payments')
    .select(['status', 'given_up'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment?.status !== 'pending' && !payment?.given_up) return () => Promise.resolve();
  const outcome = await payments.outcomeOf(paymentId);
  return async (trx) => {
    const now = clock();
    if (outcome && outcome.state !== 'pending') return settlePayment(trx, { paymentId, outcome, now });
    await giveUpPayment(trx, { paymentId, now });
    if (!again) return;
    await enqueueJob(trx, {
      kind: 'payment-expiry',
      key: `${paymentId} last`,
      payload: { paymentId, again: false },
      runAt: new Date(now.getTime() + DAY_MS),
    });
  };
};
