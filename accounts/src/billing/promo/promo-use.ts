import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import type { Refusal } from '../../platform/http/errors/refusal';
import { codeKeyOf } from '../../platform/text/code-key-of';
import type { PlansTable } from '../plan/plan.tables';
import type { PromoCodesTable } from './promo.tables';

/** Returns the same error for every reason, so that guessing codes reveals nothing. */
export const couponInvalid = (field: 'code' | 'promo_code'): Refusal =>
  invalidFields([{ field, code: 'COUPON_INVALID' }]);

const PERCENT = 100;

/**
 * Returns the discounted price of one period, in minor units and at least one. Half a unit is rounded in the
 * viewer's favour.
 */
export const discountedPriceOf = (
  { percent, amount_minor }: Pick<PromoCodesTable, 'percent' | 'amount_minor'>,
  priceMinor: number,
): number => {
  const off = percent === null ? (amount_minor ?? 0) : Math.ceil((priceMinor * percent) / PERCENT);
  return Math.max(1, priceMinor - off);
};

export type Promo = Selectable<PromoCodesTable>;

interface Wanted {
  /** Normalised by `codeKeyOf`. */
  code: string;
  planId: string;
  viewerId: string;
  now: Date;
}

/**
 * Finds a code that is valid for this plan and this viewer and has a use left; undefined does not tell the
 * reason.
 */
export const findUsablePromoCode = async (
  queries: Queries,
  { code, planId, viewerId, now }: Wanted,
): Promise<Promo | undefined> => {
  const promo = await queries
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', code)
    .where('disabled_at', 'is', null)
    .where('valid_from', '<=', now)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .where(sql<boolean>`(plan_ids is null or ${planId} = any(plan_ids))`)
    .executeTakeFirst();
  if (!promo) return undefined;
  const { uses, own } = await queries
    .selectFrom('promo_uses')
    .where('code', '=', code)
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('uses'),
      fn
        .countAll<string>()
        .filterWhere(eb('viewer_id', '=', viewerId))
        .as('own'),
    ])
    .executeTakeFirstOrThrow();
  const left = promo.uses_max === null || Number(uses) < promo.uses_max;
  return left && Number(own) === 0 ? promo : undefined;
};

interface Reservation {
  /** As the viewer typed it. */
  code: string;
  plan: Pick<PlansTable, 'id' | 'price_minor'>;
  viewerId: string;
  paymentId: string;
  now: Date;
}

/** Discount of a reserved code. */
interface ReservedPromo {
  code: string;
  /** Discounted price of one period, in minor units of the plan's currency. */
  priceMinor: number;
  /** Number of first periods at that price. */
  periods: number;
}

/**
 * Reserves one use of a code for a new payment. Locks the code's row, so that only one request gets the last
 * use.
 * @throws COUPON_INVALID on `promo_code` when the code cannot be used.
 */
export const reservePromoCode = async (
  trx: Transaction<Tables>,
  { code: typed, plan, viewerId, paymentId, now }: Reservation,
): Promise<ReservedPromo> => {
  const code = codeKeyOf(typed);
  await trx.selectFrom('promo_codes').select('code').where('code', '=', code).forUpdate().execute();
  const promo = await findUsablePromoCode(trx, { code, planId: plan.id, viewerId, now });
  if (!promo) throw couponInvalid('promo_code');
  await trx
    .insertInto('promo_uses')
    .values({ payment_id: paymentId, code, viewer_id: viewerId, at: now, kept_at: null })
    .execute();
  return { code, priceMinor: discountedPriceOf(promo, plan.price_minor), periods: promo.periods };
};

/** Marks the use as final after the payment succeeded. Does nothing when the payment has no promo code. */
export const redeemPromoCode = async (
  trx: Transaction<Tables>,
  paymentId: string,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('promo_uses')
    .set({ kept_at: now })
    .where('payment_id', '=', paymentId)
    .where('kept_at', 'is', null)
    .execute();
};

/**
 * Releases the reserved use after the payment failed. Does nothing when there is none, or when it was
 * redeemed.
 */
export const releasePromoCode = async (trx: Transaction<Tables>, paymentId: string): Promise<void> => {
  await trx
    .deleteFrom('promo_uses')
    .where('payment_id', '=', paymentId)
    .where('kept_at', 'is', null)
    .execute();
};
