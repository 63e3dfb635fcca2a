import type { Kysely } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { RefundRequest } from '../../payment-provider';
import { sandboxRef } from './sandbox-ref';

/** Gives money back, once per id and never more than was taken. */
export const refundSandboxPayment = (
  queries: Kysely<Tables>,
  { refundId, providerRef, amountMinor, currency }: RefundRequest,
): Promise<{ providerRef: string }> =>
  queries.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payments')
      .select(['amount_minor', 'currency'])
      .where('provider_ref', '=', providerRef)
      .forUpdate()
      .executeTakeFirst();
    const refunds = await trx
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('payment_ref', '=', providerRef)
      .execute();
    const before = refunds.find(({ refund_id }) => refund_id === refundId);
    if (before) return { providerRef: before.provider_ref };
    const back = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, amountMinor);
    if (payment?.currency !== currency || back > payment.amount_minor)
      throw new Error('More would be given back than was taken.');
    const provider_ref = sandboxRef('refund');
    await trx
      .insertInto('sandbox_refunds')
      .values({ refund_id: refundId, payment_ref: providerRef, amount_minor: amountMinor, provider_ref })
      .execute();
    return { providerRef: provider_ref };
  });
