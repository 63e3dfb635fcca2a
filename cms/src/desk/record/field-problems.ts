import { ownValue } from '@sahra/schemas/own-value';

import type { LocalizedMessage } from '../../checks/localized-message';
import type { Problem } from '../../checks/problem';
import { isValues } from '../../checks/record-parts';
import type { FormField } from '../form/record-form';
import type { FieldValues } from './record-detail';

const EMPTY: LocalizedMessage = {
  en: 'This is still empty.',
  ar: 'هذا الحقل ما زال فارغًا.',
};
const NO_PART: LocalizedMessage = {
  en: 'At least one is needed here.',
  ar: 'يلزم هنا عنصر واحد على الأقل.',
};
const OTHER_FORM: LocalizedMessage = {
  en: 'This has not the form that is needed here.',
  ar: 'الصيغة المكتوبة لا تصلح هنا.',
};
const tooSmall = (min: number): LocalizedMessage => ({
  en: `The smallest number here is ${min}.`,
  ar: `أصغر رقم هنا ${min}.`,
});

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const plainProblem = (field: FormField, value: unknown): LocalizedMessage | null => {
  const { required, pattern, range } = field;
  if (isEmpty(value)) return required ? EMPTY : null;
  if (typeof value === 'string' && pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return OTHER_FORM;
  const min = range?.min ?? null;
  return typeof value === 'number' && min !== null && value < min ? tooSmall(min) : null;
};

/** Returns the fields that are empty or have another form than the site needs, in parts too. */
export const fieldProblems = (
  fields: readonly FormField[],
  values: FieldValues,
  path: readonly string[] = [],
): Problem[] =>
  fields.flatMap((field): Problem[] => {
    const value = ownValue(values, field.name);
    const at = [...path, field.name];
    if (field.kind !== 'parts') {
      const sentence = plainProblem(field, value);
      return sentence ? [{ path: at, sentence }] : [];
    }
    const parts: readonly unknown[] = Array.isArray(value) ? value : [];
    if (field.required && parts.length === 0) return [{ path: at, sentence: NO_PART }];
    return parts
      .filter(isValues)
      .flatMap((part, index) => fieldProblems(field.parts ?? [], part, [...at, String(index)]));
  });
