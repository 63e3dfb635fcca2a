import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import { isValues } from '../../checks/record-parts';
import type { FormField } from '../form/record-form';
import type { FieldValues } from '../record/record-detail';
import type { Named } from '../record/shown-values';

const YES: Readonly<Record<Locale, string>> = { en: 'Yes', ar: 'نعم' };
const NO: Readonly<Record<Locale, string>> = { en: 'No', ar: 'لا' };
const GONE: Readonly<Record<Locale, string>> = { en: '(deleted)', ar: '(محذوف)' };
const GONE_PICTURE: Readonly<Record<Locale, string>> = {
  en: 'a picture that was deleted',
  ar: 'صورة محذوفة',
};

const titleOf = (named: Named, editor: Locale, value: unknown): string => {
  if (!isValues(value)) return '';
  const record = named.records.get(String(value['documentId']));
  return record?.titles[editor] ?? record?.titles.en ?? record?.titles.ar ?? record?.key ?? GONE[editor];
};

/** Returns a canonical value as text, to compare it with another one. */
export const valueText = (named: Named, editor: Locale, field: FormField, value: unknown): string => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (field.kind) {
    case 'switch':
      return value === true ? YES[editor] : NO[editor];
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label ?? '';
    case 'picture':
      if (!isValues(value)) return '';
      return named.pictures.get(Number(value['id']))?.name ?? GONE_PICTURE[editor];
    case 'record':
      return titleOf(named, editor, value);
    case 'records':
      return list.map((each) => titleOf(named, editor, each)).join('\n');
    case 'parts':
      return list
        .filter(isValues)
        .map((part) => partText(named, editor, field.parts ?? [], part))
        .join('\n\n');
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
};

const partText = (named: Named, editor: Locale, fields: readonly FormField[], part: FieldValues): string =>
  fields
    .map((field) => valueText(named, editor, field, ownValue(part, field.name)))
    .filter((text) => text !== '')
    .join('\n');
