import type { Queries } from '../../platform/database/database';

/** Promo codes with the number of their uses. */
export const promoCodesWithUses = (queries: Queries) =>
  queries
    .selectFrom('promo_codes')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('promo_uses')
        .whereRef('promo_uses.code', '=', 'promo_codes.code')
        .select(({ fn }) => fn.countAll<string>().as('uses'))
        .as('uses'),
    );

type PromoCodeFacts = Awaited<ReturnType<ReturnType<typeof promoCodesWithUses>['executeTakeFirstOrThrow']>>;

/** A promo code as the desk reads it. */
export const adminPromoCodeOf = (facts: PromoCodeFacts) => ({
  code: facts.code,
  percent: facts.percent,
  amount: facts.amount_minor,
  plan_ids: facts.plan_ids,
  periods: facts.periods,
  valid_from: facts.valid_from.toISOString(),
  valid_until: facts.valid_until?.toISOString() ?? null,
  uses_max: facts.uses_max,
  uses: Number(facts.uses ?? 0),
  disabled_at: facts.disabled_at?.toISOString() ?? null,
  made_by: facts.made_by,
});
