import { LOCALES, OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { formatList } from '@sahra/schemas/format-list';
import { ownValue } from '@sahra/schemas/own-value';

import type { LocalizedMessage } from '../../checks/localized-message';
import { numberDifference, type NumberDifference } from '../../checks/numbers-differ';
import { isValues } from '../../checks/record-parts';
import type { FieldKind, FormField, RecordForm } from '../form/record-form';
import type { FieldValues } from './record-detail';
import type { StoredRecord } from './stored-record';
import type { ToldCheck } from './told-checks';

const TEXT_KINDS: readonly FieldKind[] = ['text', 'paragraph', 'rich'];

const ONLY_IN: Readonly<Record<Locale, (numbers: readonly string[]) => LocalizedMessage>> = {
  en: (numbers) => ({
    en: `Only the English text has ${formatList(numbers, 'en')}.`,
    ar: `النص الإنجليزي وحده يذكر ${formatList(numbers, 'ar')}.`,
  }),
  ar: (numbers) => ({
    en: `Only the Arabic text has ${formatList(numbers, 'en')}.`,
    ar: `النص العربي وحده يذكر ${formatList(numbers, 'ar')}.`,
  }),
};

const inBoth = ({ en, ar }: NumberDifference): LocalizedMessage => ({
  en: `The numbers differ: ${formatList(en, 'en')} in English, ${formatList(ar, 'en')} in Arabic.`,
  ar: `تختلف الأرقام: في الإنجليزية ${formatList(en, 'ar')}، وفي العربية ${formatList(ar, 'ar')}.`,
});

/** Addresses and codes have numbers that nobody reads. */
const isReadText = ({ kind, pattern, address }: FormField): boolean =>
  TEXT_KINDS.includes(kind) && pattern === undefined && address === undefined;

const partsOf = (value: unknown): FieldValues[] => (Array.isArray(value) ? value : []).filter(isValues);

const textsIn = (fields: readonly FormField[], values: FieldValues): string[] =>
  fields.flatMap((field) => {
    const value = ownValue(values, field.name);
    if (field.kind === 'parts') return partsOf(value).flatMap((part) => textsIn(field.parts ?? [], part));
    return isReadText(field) && typeof value === 'string' ? value : [];
  });

const checksAt = (
  path: readonly string[],
  texts: Readonly<Record<Locale, readonly string[]>>,
): ToldCheck[] => {
  const difference = numberDifference(texts);
  if (!difference) return [];
  return LOCALES.filter((language) => difference[language].length > 0).map((language) => {
    const isAlone = difference[OTHER_LOCALE[language]].length === 0;
    const sentence = isAlone ? ONLY_IN[language](difference[language]) : inBoth(difference);
    return { language, path: [...path], sentence, repair: null };
  });
};

const compare = (
  fields: readonly FormField[],
  words: Readonly<Record<Locale, FieldValues>>,
  path: readonly string[],
): ToldCheck[] =>
  fields.flatMap((field) => {
    const at = [...path, field.name];
    const inside = field.parts ?? [];
    const [en, ar] = [partsOf(ownValue(words.en, field.name)), partsOf(ownValue(words.ar, field.name))];
    if (field.kind === 'parts' && en.length === ar.length)
      return en.flatMap((part, index) =>
        compare(inside, { en: part, ar: ar[index] ?? {} }, [...at, String(index)]),
      );
    const texts = { en: textsIn([field], words.en), ar: textsIn([field], words.ar) };
    // What one language does not have yet is not compared.
    return texts.en.length > 0 && texts.ar.length > 0 ? checksAt(at, texts) : [];
  });

/**
 * Returns the numbers of the drafts that only one language has, at the field where they stand. A list is compared part
 * by part, or as a whole where one language has more parts: nothing says then which belong together.
 */
export const numberChecks = ({ words: fields }: RecordForm, { words }: StoredRecord): ToldCheck[] => {
  const [en, ar] = [words.en.draft?.values, words.ar.draft?.values];
  return en && ar ? compare(fields, { en, ar }, []) : [];
};
