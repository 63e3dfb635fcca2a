import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { latinDigits } from '@sahra/schemas/latin-digits';
import { ownValue } from '@sahra/schemas/own-value';

import type { LocalizedMessage } from '../../checks/localized-message';
import { isValues } from '../../checks/record-parts';
import type { FormField, RecordForm } from '../form/record-form';
import type { FoundProblem } from './found-problem';
import type { FieldValues } from './record-detail';
import type { Named } from './shown-values';
import type { StoredRecord } from './stored-record';

/** What may be meant, with the text without the fault where a program can write it. */
export interface ToldCheck extends FoundProblem {
  repair: string | null;
}

/** Part of a ratio by which a picture may differ before a visible edge is cut off. */
const RATIO_TOLERANCE = 0.04;
/** Names of the ratios that the site shows pictures in. */
const RATIO_NAMES: readonly (readonly [number, string])[] = [
  [16 / 9, '16:9'],
  [9 / 16, '9:16'],
  [2 / 3, '2:3'],
  [1, '1:1'],
];

const nameOfRatio = (ratio: number): string =>
  RATIO_NAMES.find(([known]) => Math.abs(known - ratio) < 0.001)?.[1] ?? '1200:630';

const otherRatio = (width: number, height: number, ratio: number): LocalizedMessage => ({
  en: `This picture is ${width} × ${height}. It is shown ${nameOfRatio(ratio)}, so its edges are cut off.`,
  ar: `مقاس هذه الصورة ${width} × ${height}، وتُعرض بنسبة ${nameOfRatio(ratio)} فتُقطع أطرافها.`,
});

const ratioCheck = (named: Named, { ratio }: FormField, value: unknown): LocalizedMessage | null => {
  const picture = isValues(value) ? named.pictures.get(Number(value['id'])) : undefined;
  if (!picture || ratio === null || picture.width === 0 || picture.height === 0) return null;
  const { width, height } = picture;
  return Math.abs(width / height / ratio - 1) > RATIO_TOLERANCE ? otherRatio(width, height, ratio) : null;
};

const MIXED: LocalizedMessage = {
  en: 'This text mixes two kinds of digits (123 and ١٢٣). The site writes 123.',
  ar: 'يخلط هذا النص نوعين من الأرقام (123 و١٢٣). يكتب الموقع 123.',
};
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/u;
const LATIN_DIGIT = /\d/;

const isMixed = (text: string): boolean => ARABIC_DIGIT.test(text) && LATIN_DIGIT.test(text);

const checksOf = (
  named: Named,
  fields: readonly FormField[],
  values: FieldValues,
  path: readonly string[],
): Omit<ToldCheck, 'language'>[] =>
  fields.flatMap((field): Omit<ToldCheck, 'language'>[] => {
    const value = ownValue(values, field.name);
    const at = [...path, field.name];
    if (field.kind === 'parts' && Array.isArray(value))
      return value
        .filter(isValues)
        .flatMap((part, index) => checksOf(named, field.parts ?? [], part, [...at, String(index)]));
    if (typeof value === 'string' && isMixed(value))
      return [{ path: at, sentence: MIXED, repair: latinDigits(value) }];
    const sentence = field.kind === 'picture' ? ratioCheck(named, field, value) : null;
    return sentence ? [{ path: at, sentence, repair: null }] : [];
  });

/** Returns what may be meant in a record, but rather is not: pictures of another ratio, mixed kinds of digits. */
export const toldChecks = (form: RecordForm, stored: StoredRecord, named: Named): ToldCheck[] => {
  const parts: readonly (readonly [Locale | null, readonly FormField[], FieldValues])[] = [
    [null, form.facts, stored.facts?.values ?? {}],
    ...LOCALES.map((locale) => [locale, form.words, stored.words[locale].draft?.values ?? {}] as const),
  ];
  return parts.flatMap(([language, fields, values]) =>
    checksOf(named, fields, values, []).map((check) => ({ ...check, language })),
  );
};
