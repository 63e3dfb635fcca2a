import type { Locale } from '@sahra/schemas/constants';

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

/** Returns the discounted periods of a subscription in words, e.g. `your first 3 months`. */
export const promoSpan = (periods: number, period: Period, locale: Locale): string => {
  const forms = SPANS[locale][period];
  const span = forms[new Intl.PluralRules(locale).select(periods)] ?? forms.other;
  return span.replace('#', String(periods));
};
