import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { formatMoney } from '@sahra/schemas/format-money';

import type { Promo } from './promo-use';

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
type Period = 'month' | 'year';

/** Text for the discounted periods; `#` is the number of periods. */
const SPANS: Record<Locale, Record<Period, Forms>> = {
  en: {
    month: { one: 'your first month', other: 'your first # months' },
    year: { one: 'your first year', other: 'your first # years' },
  },
  ar: {
    month: {
      one: 'شهرك الأول',
      two: 'أول شهرين',
      few: 'أول # أشهر',
      many: 'أول # شهرًا',
      other: 'أول # شهر',
    },
    year: {
      one: 'سنتك الأولى',
      two: 'أول سنتين',
      few: 'أول # سنوات',
      many: 'أول # سنة',
      other: 'أول # سنة',
    },
  },
};

const SENTENCES: Record<Locale, (off: string, span: string) => string> = {
  en: (off, span) => `${off} off ${span}.`,
  ar: (off, span) => `خصم ${off} على ${span}.`,
};

/** Returns the discount in one sentence, e.g. `30% off your first month.` */
export const promoText = (
  { percent, amount_minor, periods }: Pick<Promo, 'percent' | 'amount_minor' | 'periods'>,
  { period, currency }: { period: Period; currency: string },
  locale: Locale,
): string => {
  const off =
    percent === null
      ? formatMoney({ amount: amount_minor ?? 0, currency }, locale)
      : new Intl.NumberFormat(LOCALE_TAG[locale], { style: 'percent' }).format(percent / 100);
  const forms = SPANS[locale][period];
  const span = forms[new Intl.PluralRules(locale).select(periods)] ?? forms.other;
  return SENTENCES[locale](off, span.replace('#', String(periods)));
};
