import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { codeKeyOf } from '../../platform/text/code-key-of';
import type { PlansTable } from '../plan/plan.tables';
import { couponInvalid } from './coupon-invalid';
import { priceWith } from './price-with';
import { usablePromo } from './usable-promo';

interface Reservation {
  /** As it was typed. */
  code: string;
  plan: Pick<PlansTable, 'id' | 'price_minor'>;
  viewerId: string;
  paymentId: string;
  now: Date;
}

/** What a code changes. */
export interface ReservedPromo {
  code: string;
  /** Price of one period with the code, in minor units of the plan's currency. */
  priceMinor: number;
  /** How many first periods cost that. */
  periods: number;
}

/**
 * Takes one use of a code for a payment that begins; throws COUPON_INVALID on `promo_code` when it is not to be had.
 * The code's row is locked, so that the last use is taken by one of many.
 */
export const reservePromo = async (
  trx: Transaction<Tables>,
  { code: typed, plan, viewerId, paymentId, now }: Reservation,
): Promise<ReservedPromo> => {
  const code = codeKeyOf(typed);
  await trx.selectFrom('promo_codes').select('code').where('code', '=', code).forUpdate().execute();
  const promo = await usablePromo(trx, { code, planId: plan.id, viewerId, now });
  if (!promo) throw couponInvalid('promo_code');
  await trx
    .insertInto('promo_uses')
    .values({ payment_id: paymentId, code, viewer_id: viewerId, at: now, kept_at: null })
    .execute();
  return { code, priceMinor: priceWith(promo, plan.price_minor), periods: promo.periods };
};

/** The payment was made: its use is spent for good. Nothing happens without one. */
export const keepPromo = async (trx: Transaction<Tables>, paymentId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('promo_uses')
    .set({ kept_at: now })
    .where('payment_id', '=', paymentId)
    .where('kept_at', 'is', null)
    .execute();
};

/** The payment was not made: its use can be had again. Nothing happens without one, or when it was kept. */
export const releasePromo = async (trx: Transaction<Tables>, paymentId: string): Promise<void> => {
  await trx
    .deleteFrom('promo_uses')
    .where('payment_id', '=', paymentId)
    .where('kept_at', 'is', null)
    .execute();
};
