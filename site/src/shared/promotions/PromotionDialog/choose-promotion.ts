import { isLinkable } from '../../catalogue/linkable';
import type { BuiltAddresses } from '../../catalogue/linkable';
import type { PromotionsQuery } from './promotions.query.generated';

export type Promotion = NonNullable<PromotionsQuery['promotions']>[number];

/** Strangers on the landing page get a reason to subscribe; those who browse get something to watch. */
const FIRST = { landing: 'CHAMPIONSHIP', home: 'WATCH' } as const;

/** Returns the promotion for a page, without buttons that lead nowhere; null when none has a button. */
export const choosePromotion = (
  promotions: readonly Promotion[],
  page: string,
  chrome: BuiltAddresses,
): Promotion | null => {
  const leads = (action: Promotion['watch']): Promotion['watch'] =>
    action && isLinkable(action.path.replace(/[?#].*/, ''), chrome) ? action : null;
  const open = promotions
    .map((one) => ({ ...one, watch: leads(one.watch), subscribe: leads(one.subscribe) }))
    .filter(({ watch, subscribe }) => watch ?? subscribe);
  const first = page === 'landing' ? FIRST.landing : FIRST.home;
  return open.find(({ code }) => code === first) ?? open[0] ?? null;
};
