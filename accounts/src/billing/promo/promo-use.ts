import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import type { Refusal } from '../../platform/http/errors/refusal';
import { codeKeyOf } from '../../platform/text/code-key-of';
import type { PlansTable } from '../plan/plan.tables';
import type { PromoCodesTable } from './promo.tables';

/** One refusal for every reason: whoever guesses learns nothing. */
export const couponInvalid = (field: 'code' | 'promo_code'): Refusal =>
  invalidFields([{ field, code: 'COUPON_INVALID' }]);

const PERCENT = 100;

/** Price of one period with a code, in minor units and never below one: half a unit is rounded in the viewer's favour. */
export const priceWith = (
  { percent, amount_minor }: Pick<PromoCodesTable, 'percent' | 'amount_minor'>,
  priceMinor: number,
): number => {
  const off = percent === null ? (amount_minor ?? 0) : Math.ceil((priceMinor * percent) / PERCENT);
  return Math.max(1, priceMinor - off);
};

export type Promo = Selectable<PromoCodesTable>;

interface Wanted {
  /** As `codeKeyOf` reads it. */
  code: string;
  planId: string;
  viewerId: string;
  now: Date;
}

/** The code, when it is valid for this plan and this viewer and a use is left; undefined says nothing of the reason. */
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
  /** As it was typed. */
  code: string;
  plan: Pick<PlansTable, 'id' | 'price_minor'>;
  viewerId: string;
  paymentId: string;
  now: Date;
}

/** What a code changes. */
interface ReservedPromo {
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
  return { code, priceMinor: priceWith(promo, plan.price_minor), periods: promo.periods };
};

/** The payment was made: its use is spent for good. Nothing happens without one. */
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

/** The payment was not made: its use can be had again. Nothing happens without one, or when it was kept. */
export const releasePromoCode = async (trx: Transaction<Tables>, paymentId: string): Promise<void> => {
  await trx
    .deleteFrom('promo_uses')
    .where('payment_id', '=', paymentId)
    .where('kept_at', 'is', null)
    .execute();
};
