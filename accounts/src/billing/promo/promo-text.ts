import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { formatMoney } from '@sahra/schemas/format-money';

import { promoSpan } from './promo-span';
import type { Promo } from './promo-use';

const SENTENCES: Record<Locale, (off: string, span: string) => string> = {
  en: (off, span) => `${off} off ${span}.`,
  ar: (off, span) => `خصم ${off} على ${span}.`,
};

/** Returns the discount in one sentence, e.g. `30% off your first month.` */
export const promoText = (
  { percent, amount_minor, periods }: Pick<Promo, 'percent' | 'amount_minor' | 'periods'>,
  { period, currency }: { period: 'month' | 'year'; currency: string },
  locale: Locale,
): string => {
  const off =
    percent === null
      ? formatMoney({ amount: amount_minor ?? 0, currency }, locale)
      : new Intl.NumberFormat(LOCALE_TAG[locale], { style: 'percent' }).format(percent / 100);
  return SENTENCES[locale](off, promoSpan(periods, period, locale));
};
