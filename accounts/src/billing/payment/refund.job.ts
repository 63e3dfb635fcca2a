import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import type { JobHandler } from '../../platform/jobs/job-handler';
import { postLedgerEntry } from '../ledger/ledger';
import { isCardCheck } from './payment';
import type { Payment } from './payment';

interface Reason {
  reason: Tables['refunds']['reason'];
  now: Date;
}

/** Enqueues the full refund of a payment, due at once. */
export const enqueueRefund = async (
  trx: Transaction<Tables>,
  { id, amount_minor, currency }: Payment,
  { reason, now }: Reason,
): Promise<void> => {
  const refund = await trx
    .insertInto('refunds')
    .values({ payment_id: id, reason, amount_minor, currency, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueJob(trx, { kind: 'refund', key: refund.id, payload: { refundId: refund.id }, runAt: now });
};

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    refund: { refundId: string };
  }
}

/** Refunds a payment at the provider and writes the ledger entry. */
export const refundJob: JobHandler<'refund'> = async ({ payload }, { database, payments, clock }) => {
  const refund = await database.queries
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('payments')
    .select('refunds.settled_at as refunded_at')
    .where('refunds.id', '=', payload.refundId)
    .executeTakeFirstOrThrow();
  if (refund.refunded_at !== null || refund.provider_ref === null) return () => Promise.resolve();
  const { providerRef } = await payments.refund({
    refundId: payload.refundId,
    providerRef: refund.provider_ref,
    amountMinor: refund.amount_minor,
    currency: refund.currency,
  });
  return async (trx) => {
    const now = clock();
    const charge = await trx
      .selectFrom('ledger')
      .select(['subscription_id', 'period_starts_at', 'period_ends_at'])
      .where('payment_id', '=', refund.id)
      .where('kind', 'in', ['charge', 'card_check'])
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('refunds')
      .set({ provider_ref: providerRef, settled_at: now })
      .where('id', '=', payload.refundId)
      .execute();
    await postLedgerEntry(trx, {
      ...charge,
      account: refund.account,
      at: now,
      kind: isCardCheck(refund) ? 'card_check_refund' : 'refund',
      amount_minor: -refund.amount_minor,
      currency: refund.currency,
      payment_id: refund.id,
      plan_id: refund.plan_id,
      provider: refund.provider,
      provider_ref: providerRef,
    });
  };
};
