import type { Locale } from '@sahra/schemas/constants';

import { formatQuantity } from './format-quantity';
import { PLACEHOLDERS } from './placeholders';

export const OPENING = '{{';
const PLACEHOLDER = /(?<!\{)\{\{(\w+)\}\}(?!\})/g;

const valuesIn = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(Object.entries(PLACEHOLDERS).map(([name, quantity]) => [name, formatQuantity(quantity, locale)]));

const VALUES: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  en: valuesIn('en'),
  ar: valuesIn('ar'),
};

/** Replaces the placeholders of a text in `locale` by their values; an unknown one stays as typed. */
export const fillPlaceholders = (text: string, locale: Locale): string =>
  text.includes(OPENING)
    ? text.replace(PLACEHOLDER, (typed, name: string) => VALUES[locale].get(name) ?? typed)
    : text;
