import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import type { JobHandler } from '../../platform/jobs/job-handler';
import { postReversal } from '../ledger/ledger';
import { isCardCheck, lockPayment } from '../payment/payment';
import type { Payment } from '../payment/payment';
import { refundsByPayment } from '../payment/refunded-amount';
import { applyReversals } from '../reversal/apply-reversals';
import { waitForProvider } from '../reversal/wait-for-provider';
import { Unreachable } from '../../platform/http/errors/unreachable';
import type { Queries } from '../../platform/database/database';

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

/** What is left to refund of a payment, and whether a bank is just deciding about it. */
const leftOf = async (
  queries: Queries,
  { id, amount_minor }: Pick<Payment, 'id' | 'amount_minor'>,
): Promise<{ amountMinor: number; disputed: boolean }> => {
  const back = await refundsByPayment(queries).where('payment_id', '=', id).executeTakeFirst();
  const disputes = await queries
    .selectFrom('disputes')
    .select(['state', 'amount_minor'])
    .where('payment_id', '=', id)
    .where('kind', '=', 'dispute')
    .execute();
  const lost = disputes.filter(({ state }) => state === 'lost');
  return {
    amountMinor: lost.reduce(
      (left, dispute) => left - dispute.amount_minor,
      amount_minor - Number(back?.amount ?? 0),
    ),
    disputed: disputes.some(({ state }) => state === 'open'),
  };
};

/**
 * Refunds a payment at the provider and writes the ledger entry. What went back at the provider already is not refunded
 * again; while the payment is disputed, or belongs to another provider than the configured one, the refund waits.
 */
export const refundJob: JobHandler<'refund'> = async ({ payload }, { database, payments, clock }) => {
  const refund = await database.queries
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('payments')
    .select('refunds.settled_at as refunded_at')
    .where('refunds.id', '=', payload.refundId)
    .executeTakeFirstOrThrow();
  const { refundId } = payload;
  if (refund.refunded_at !== null || refund.provider_ref === null) return () => Promise.resolve();
  if (refund.provider !== payments.name)
    return waitForProvider(database, { key: `refund ${refundId}`, payment: refund, now: clock() });
  const { id: paymentId } = refund;
  const reversals = await payments.reversalsOf(refund.provider_ref);
  await database.queries
    .transaction()
    .execute((trx) => applyReversals(trx, { paymentId, reversals, now: clock() }));
  const { amountMinor, disputed } = await leftOf(database.queries, refund);
  if (disputed) throw new Unreachable('The money of a disputed payment');
  if (amountMinor <= 0)
    return async (trx) => {
      await trx.deleteFrom('refunds').where('id', '=', refundId).where('settled_at', 'is', null).execute();
    };
  const { providerRef } = await payments.refund({
    ...{ refundId, amountMinor },
    providerRef: refund.provider_ref,
    currency: refund.currency,
  });
  return async (trx) => {
    const now = clock();
    await lockPayment(trx, refund.id);
    const { numUpdatedRows } = await trx
      .updateTable('refunds')
      .set({ amount_minor: amountMinor, provider_ref: providerRef, settled_at: now })
      .where('id', '=', refundId)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    // A webhook about the same refund was quicker.
    if (numUpdatedRows === 0n) return;
    await postReversal(trx, refund, {
      at: now,
      kind: isCardCheck(refund) ? 'card_check_refund' : 'refund',
      amount_minor: -amountMinor,
      provider_ref: providerRef,
    });
  };
};
