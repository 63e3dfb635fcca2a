import { sql, type Selectable } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { PromoCodesTable } from './promo.tables';

export type Promo = Selectable<PromoCodesTable>;

interface Wanted {
  /** As `codeKeyOf` reads it. */
  code: string;
  planId: string;
  viewerId: string;
  now: Date;
}

/** The code, when it is valid for this plan and this viewer and a use is left; undefined says nothing of the reason. */
export const usablePromo = async (
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
