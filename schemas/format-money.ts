import { CURRENCY, LOCALE_TAG } from './constants';
import type { Locale } from './constants';
import { numberFormat, pluralRules } from './intl-formats';

export interface Money {
  /** In minor units of ISO 4217. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

export interface MoneyParts {
  /** Amount without its currency; a round amount has no decimals, any other has all of them. */
  digits: string;
  /** Currency in the form that the number asks for: `AED`, `درهمًا`. */
  unit: string;
}

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The currency of the product, short: `Intl` only knows the name with its country. */
const SHORT: Record<Locale, ReadonlyMap<string, Forms>> = {
  en: new Map(),
  ar: new Map([[CURRENCY, { few: 'دراهم', many: 'درهمًا', other: 'درهم' }]]),
};

/** Arabic has the name: a code in Latin letters would turn the direction inside a sentence. */
const DISPLAY = { en: 'code', ar: 'name' } as const;
const DIGITS: readonly string[] = ['integer', 'group', 'decimal', 'fraction'];

const fractionDigits = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Returns an amount in major units of its currency. */
export const majorUnits = ({ amount, currency }: Money): number => amount / 10 ** fractionDigits(currency);

/** Formats an amount and its currency apart, for pages that set the number large. */
export const moneyParts = (money: Money, locale: Locale): MoneyParts => {
  const tag = LOCALE_TAG[locale];
  const figure = majorUnits(money);
  const parts = numberFormat(tag, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: DISPLAY[locale],
    ...(Number.isInteger(figure) ? { maximumFractionDigits: 0, minimumFractionDigits: 0 } : {}),
  }).formatToParts(figure);
  const textOf = (types: readonly string[]): string =>
    parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('');
  const forms = SHORT[locale].get(money.currency);
  const unit = forms ? (forms[pluralRules(tag).select(figure)] ?? forms.other) : textOf(['currency']);
  return { digits: textOf(DIGITS), unit };
};

/** Joins an amount and its unit by a space at which no line ends. */
export const joinMoney = ({ digits, unit }: MoneyParts): string => `${digits}\u00A0${unit}`;

/** Formats money in the one way of the product, the number first: `249 AED`, `249 درهمًا`. */
export const formatMoney = (money: Money, locale: Locale): string => joinMoney(moneyParts(money, locale));
