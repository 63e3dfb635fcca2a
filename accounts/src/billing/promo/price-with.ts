import type { PromoCodesTable } from './promo.tables';

const PERCENT = 100;

/** Price of one period with a code, in minor units and never below one: half a unit is rounded in the viewer's favour. */
export const priceWith = (
  { percent, amount_minor }: Pick<PromoCodesTable, 'percent' | 'amount_minor'>,
  priceMinor: number,
): number => {
  const off = percent === null ? (amount_minor ?? 0) : Math.ceil((priceMinor * percent) / PERCENT);
  return Math.max(1, priceMinor - off);
};
