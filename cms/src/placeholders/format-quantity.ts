import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { formatMoney } from '@sahra/schemas/format-money';

/** A number with its unit, or an amount of money in minor units of ISO 4217. */
export type Quantity =
  | { unit: 'day' | 'digit' | 'second'; count: number }
  | { amountMinor: number; currency: string };

/** Digits of a code, by plural form; `Intl` has no such unit. `#` is the number. */
const DIGITS: Record<Locale, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: '# digit', other: '# digits' },
  ar: { one: 'رقم واحد', two: 'رقمان', few: '# أرقام', many: '# رقمًا', other: '# رقم' },
};

const formatDigits = (count: number, locale: Locale): string => {
  const forms = DIGITS[locale];
  const form = forms[new Intl.PluralRules(LOCALE_TAG[locale]).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(LOCALE_TAG[locale]).format(count));
};

/** Formats a quantity in the plural form of the language. Arabic units are in the nominative. */
export const formatQuantity = (quantity: Quantity, locale: Locale): string => {
  if ('currency' in quantity)
    return formatMoney({ amount: quantity.amountMinor, currency: quantity.currency }, locale);
  const { unit, count } = quantity;
  return unit === 'digit'
    ? formatDigits(count, locale)
    : new Intl.NumberFormat(LOCALE_TAG[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
};
