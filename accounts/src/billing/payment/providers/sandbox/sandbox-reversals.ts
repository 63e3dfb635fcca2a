import type { Queries } from '../../../../platform/database/database';
import type { ProviderDispute, Reversals } from '../../payment-provider';

/** Reads all refunds, disputes and fraud warnings of a sandbox payment. */
export const readSandboxReversals = async (queries: Queries, paymentRef: string): Promise<Reversals> => {
  const [payment, refunds, claims] = await Promise.all([
    queries
      .selectFrom('sandbox_payments')
      .select('currency')
      .where('provider_ref', '=', paymentRef)
      .executeTakeFirst(),
    queries.selectFrom('sandbox_refunds').selectAll().where('payment_ref', '=', paymentRef).execute(),
    queries
      .selectFrom('sandbox_disputes')
      .selectAll()
      .where('payment_ref', '=', paymentRef)
      .orderBy('ref')
      .execute(),
  ]);
  const currency = payment?.currency ?? '';
  const disputes = claims
    .filter(({ kind }) => kind === 'dispute')
    .map(({ ref, state, amount_minor: amountMinor }): ProviderDispute => {
      const withdrawn = { ref: `${ref}_withdrawn`, amountMinor: -amountMinor };
      const reinstated = { ref: `${ref}_reinstated`, amountMinor };
      const movements = state === 'won' ? [withdrawn, reinstated] : [withdrawn];
      return { providerRef: ref, amountMinor, currency, state, movements };
    });
  return {
    refunds: refunds.map(({ provider_ref, refund_id, amount_minor, by_shop, failed }) => ({
      providerRef: provider_ref,
      refundId: by_shop ? refund_id : null,
      amountMinor: amount_minor,
      currency,
      failed,
    })),
    disputes,
    fraudWarnings: claims.filter(({ kind }) => kind === 'fraud_warning').map(({ ref }) => ref),
  };
};
