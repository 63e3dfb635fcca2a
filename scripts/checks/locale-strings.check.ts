import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

export type Strings = Readonly<Record<string, string>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Plural forms of each language, with the CLDR names that i18next appends. */
const FORMS: Record<Locale, readonly string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

const baseOf = (key: string): string => key.replace(PLURAL, '');
const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\{\s*[\w.]+/g) ?? [])].sort().join(' ');

/**
 * Returns strings that exist in one language only, plurals with missing forms, different placeholders, and empty
 * texts.
 */
export const complaintsAboutStrings = (strings: Record<Locale, Strings>): string[] => {
  const complaints: string[] = [];
  const all = new Set(LOCALES.flatMap((locale) => Object.keys(strings[locale]).map(baseOf)));
  const counted = new Set(
    LOCALES.flatMap((locale) =>
      Object.keys(strings[locale])
        .filter((key) => PLURAL.test(key))
        .map(baseOf),
    ),
  );
  for (const locale of LOCALES) {
    const file = `site/src/locale/${locale}.json`;
    const texts = strings[locale];
    for (const base of all) {
      const wanted = counted.has(base) ? FORMS[locale].map((form) => `${base}_${form}`) : [base];
      for (const key of wanted) if (!(key in texts)) complaints.push(`${file} has no "${key}".`);
    }
    for (const [key, text] of Object.entries(texts))
      if (text.trim() === '') complaints.push(`${file}: "${key}" is empty.`);
  }
  for (const [key, text] of Object.entries(strings.en)) {
    const other = strings.ar[key];
    if (other !== undefined && !PLURAL.test(key) && placeholders(text) !== placeholders(other))
      complaints.push(`site/src/locale: "${key}" has other placeholders in Arabic than in English.`);
  }
  return complaints;
};

const readStrings = async (root: string, locale: Locale): Promise<Strings> =>
  JSON.parse(await readFile(join(root, 'site', 'src', 'locale', `${locale}.json`), 'utf8')) as Strings;

/** Checks that the interface strings of both languages match. */
export const check = async (root: string): Promise<string[]> =>
  complaintsAboutStrings({ en: await readStrings(root, 'en'), ar: await readStrings(root, 'ar') });
