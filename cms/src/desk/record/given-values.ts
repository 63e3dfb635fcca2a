import { ownValue } from '@sahra/schemas/own-value';

import type { LocalizedMessage } from '../../checks/localized-message';
import type { Problem } from '../../checks/problem';
import { isValues } from '../../checks/record-parts';
import { isReadableDate, UNREADABLE_DATE } from '../../checks/unreadable-dates';
import type { FieldKind, FormField } from '../form/record-form';
import { canonicalValues } from './canonical-values';
import type { FieldValues } from './record-detail';

const UNKNOWN: LocalizedMessage = {
  en: 'This field is not known. Reload the page.',
  ar: 'هذا الحقل غير معروف. أعد تحميل الصفحة.',
};
const UNFIT: LocalizedMessage = {
  en: 'This value does not fit here.',
  ar: 'هذه القيمة لا تصلح هنا.',
};
const tooMany = (max: number): LocalizedMessage => ({
  en: `At most ${max} fit here.`,
  ar: `الحد الأقصى هنا ${max}.`,
});
const tooLong = (length: number, max: number): LocalizedMessage => ({
  en: `${length} characters are too many here: ${max} fit.`,
  ar: `عدد الأحرف ${length} والحد هنا ${max}.`,
});

const isText = (value: unknown): boolean => typeof value === 'string';
const isRecord = (value: unknown): boolean => isValues(value) && typeof value['documentId'] === 'string';

const FITS: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  text: isText,
  paragraph: isText,
  rich: isText,
  number: Number.isSafeInteger,
  switch: (value) => typeof value === 'boolean',
  choice: isText,
  date: (value) => isReadableDate(value, 'date'),
  instant: (value) => isReadableDate(value, 'datetime'),
  picture: (value) => isValues(value) && Number.isSafeInteger(value['id']),
  record: isRecord,
  records: (value) => Array.isArray(value) && value.every(isRecord),
  parts: (value) => Array.isArray(value) && value.every(isValues),
};

const DATE_KINDS: readonly FieldKind[] = ['date', 'instant'];

const sizeProblem = ({ storedMax, range }: FormField, value: unknown): LocalizedMessage | null => {
  const max = range?.max ?? null;
  if (typeof value === 'string' && storedMax !== undefined && value.length > storedMax)
    return tooLong(value.length, storedMax);
  const size = Array.isArray(value) ? value.length : value;
  return max !== null && typeof size === 'number' && size > max ? tooMany(max) : null;
};

const valueProblems = (field: FormField, value: unknown, path: readonly string[]): Problem[] => {
  if (value === null || value === undefined || value === '') return [];
  const isKnown = field.kind !== 'choice' || field.choices.some((choice) => choice.value === value);
  if (!FITS[field.kind](value) || !isKnown)
    return [{ path, sentence: DATE_KINDS.includes(field.kind) ? UNREADABLE_DATE : UNFIT }];
  const sentence = sizeProblem(field, value);
  if (sentence) return [{ path, sentence }];
  if (field.kind !== 'parts' || !Array.isArray(value)) return [];
  return value
    .filter(isValues)
    .flatMap((part, index) =>
      (field.parts ?? []).flatMap((inside) =>
        valueProblems(inside, ownValue(part, inside.name), [...path, String(index), inside.name]),
      ),
    );
};

/** Returns why given values cannot be stored at all, not even as a draft. */
export const givenProblems = (fields: readonly FormField[], given: FieldValues): Problem[] =>
  Object.entries(given).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    return field ? valueProblems(field, value, [name]) : [{ path: [name], sentence: UNKNOWN }];
  });

/** Returns given values in canonical form, and only those. */
export const canonicalGiven = (fields: readonly FormField[], given: FieldValues): FieldValues =>
  canonicalValues(
    fields.filter(({ name }) => Object.hasOwn(given, name)),
    given,
  );

/** Returns what a new record begins with. */
export const canonicalInitial = (fields: readonly FormField[]): FieldValues =>
  canonicalValues(fields, Object.fromEntries(fields.map(({ name, initial }) => [name, initial])));

const storedValue = (field: FormField, value: unknown): unknown => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const chosen = (record: unknown): { documentId: unknown }[] =>
    isValues(record) ? [{ documentId: record['documentId'] }] : [];
  switch (field.kind) {
    case 'picture':
      return isValues(value) ? value['id'] : null;
    case 'record':
      return { set: chosen(value) };
    case 'records':
      return { set: list.flatMap(chosen) };
    case 'parts':
      return list.filter(isValues).map((part) => storedData(field.parts ?? [], part));
    default:
      return value;
  }
};

/** Returns canonical values as the document service takes them. */
export const storedData = (fields: readonly FormField[], values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(values, name))
      .map((field) => [field.name, storedValue(field, ownValue(values, field.name))]),
  );
