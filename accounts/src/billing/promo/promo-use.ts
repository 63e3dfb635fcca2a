import { CHARGE_MIN_MINOR } from '@sahra/schemas/constants';
import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import type { Refusal } from '../../platform/http/errors/refusal';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import type { PlansTable } from '../plan/plan.tables';
import type { PromoCodesTable } from './promo.tables';

/** Returns the same error for every reason, so that guessing codes reveals nothing. */
export const couponInvalid = (field: 'code' | 'promo_code'): Refusal =>
  invalidFields([{ field, code: 'COUPON_INVALID' }]);

const PERCENT = 100;

type Discount = Pick<PromoCodesTable, 'percent' | 'amount_minor'>;

/** Returns the price after the discount, in minor units. Half a unit is rounded in the viewer's favour. */
const reducedPriceOf = ({ percent, amount_minor }: Discount, priceMinor: number): number =>
  priceMinor - (percent === null ? (amount_minor ?? 0) : Math.ceil((priceMinor * percent) / PERCENT));

/** Returns whether a code takes off so much of a price that no provider would charge the rest. */
export const isDiscountTooLarge = (discount: Discount, priceMinor: number): boolean =>
  reducedPriceOf(discount, priceMinor) < CHARGE_MIN_MINOR;

/** Returns the discounted price of one period, in minor units and at least what a provider charges. */
export const discountedPriceOf = (discount: Discount, priceMinor: number): number =>
  Math.max(Math.min(CHARGE_MIN_MINOR, priceMinor), reducedPriceOf(discount, priceMinor));

export type Promo = Selectable<PromoCodesTable>;

/** Returns whether the code has a use left for a viewer, who may have it once. */
const hasUseLeft = async (
  queries: Queries,
  { code, uses_max }: Pick<Promo, 'code' | 'uses_max'>,
  viewerId: string | null,
): Promise<boolean> => {
  const { uses, own } = await queries
    .selectFrom('promo_uses')
    .where('code', '=', code)
    .where('released_at', 'is', null)
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('uses'),
      fn
        .countAll<string>()
        .filterWhere(eb('viewer_id', '=', viewerId))
        .as('own'),
    ])
    .executeTakeFirstOrThrow();
  return Number(own) === 0 && (uses_max === null || Number(uses) < uses_max);
};

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
  return promo && (await hasUseLeft(queries, promo, viewerId)) ? promo : undefined;
};

/** Locks the code's row, so that only one request gets the last use. */
const lockPromoCode = (trx: Transaction<Tables>, code: string) =>
  trx.selectFrom('promo_codes').select('code').where('code', '=', code).forUpdate().executeTakeFirst();

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
 * Reserves one use of a code for a new payment.
 * @throws COUPON_INVALID on `promo_code` when the code cannot be used.
 */
export const reservePromoCode = async (
  trx: Transaction<Tables>,
  { code: typed, plan, viewerId, paymentId, now }: Reservation,
): Promise<ReservedPromo> => {
  const code = codeKeyOf(typed);
  await lockPromoCode(trx, code);
  const promo = await findUsablePromoCode(trx, { code, planId: plan.id, viewerId, now });
  if (!promo) throw couponInvalid('promo_code');
  await trx
    .insertInto('promo_uses')
    .values({ payment_id: paymentId, code, viewer_id: viewerId, at: now })
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
    .where('released_at', 'is', null)
    .execute();
};

/**
 * Releases the reserved use after the payment failed. Does nothing when there is none, or when it was
 * redeemed.
 */
export const releasePromoCode = async (
  trx: Transaction<Tables>,
  paymentId: string,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('promo_uses')
    .set({ released_at: now })
    .where('payment_id', '=', paymentId)
    .where('kept_at', 'is', null)
    .where('released_at', 'is', null)
    .execute();
};

/**
 * Reserves a released use again for a payment that succeeds late; a later order of the same viewer gives its own
 * back. The price was promised before the code ended or its limit was reached, so the code exceeds its limit by
 * this use.
 * @returns false when another payment has redeemed the viewer's one use.
 */
export const reserveReleasedPromoCode = async (
  trx: Transaction<Tables>,
  paymentId: string,
  now: Date,
): Promise<boolean> => {
  const released = await trx
    .selectFrom('promo_uses')
    .select(['code', 'viewer_id'])
    .where('payment_id', '=', paymentId)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  if (!released) return true;
  const { code, viewer_id: viewerId } = released;
  await lockPromoCode(trx, code);
  await trx
    .updateTable('promo_uses')
    .set({ released_at: now })
    .where('code', '=', code)
    .where('viewer_id', '=', viewerId)
    .where('kept_at', 'is', null)
    .where('released_at', 'is', null)
    .execute();
  if (!(await hasUseLeft(trx, { code, uses_max: null }, viewerId))) return false;
  await trx
    .updateTable('promo_uses')
    .set({ released_at: null })
    .where('payment_id', '=', paymentId)
    .execute();
  return true;
};
