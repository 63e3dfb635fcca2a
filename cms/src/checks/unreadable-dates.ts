import type { Core } from '@strapi/strapi';

import { ownValue } from '@sahra/schemas/own-value';

import type { Problem } from './problem';
import { recordParts } from './record-parts';
import type { LocalizedMessage } from './localized-message';

/** Formats that name one day or one instant, for every reader and in every zone. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['date', /^\d{4}-\d{2}-\d{2}$/],
  ['datetime', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/],
]);

export const UNREADABLE_DATE: LocalizedMessage = {
  en: 'This cannot be read as a date, so nothing was saved.',
  ar: 'تعذّرت قراءة هذا التاريخ، فلم يُحفظ شيء.',
};

/** Parses and formats the date again, to reject days that do not exist, such as 30 February. */
const isReadable = (value: unknown, form: RegExp): boolean => {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  if (typeof value !== 'string' || !form.test(value)) return false;
  const day = value.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00.000Z`);
  return (
    !Number.isNaN(Date.parse(value)) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(day)
  );
};

/** Returns whether a value is a day, or an instant, in the one form that is stored. */
export const isReadableDate = (value: unknown, type: 'date' | 'datetime'): boolean => {
  const form = FORMS.get(type);
  return form !== undefined && isReadable(value, form);
};

/**
 * Finds invalid dates among `values`. Strapi accepts several other formats and reads them as another day or in the
 * server's time zone.
 */
export const unreadableDates = (
  strapi: Core.Strapi,
  uid: string,
  values: Readonly<Record<string, unknown>>,
): Problem[] =>
  recordParts(strapi, uid, values).flatMap((part) =>
    Object.entries(part.model.attributes).flatMap(([name, { type }]) => {
      const form = FORMS.get(type);
      const value = ownValue(part.values, name) ?? null;
      if (!form || value === null || isReadable(value, form)) return [];
      return [{ path: [...part.path, name], sentence: UNREADABLE_DATE }];
    }),
  );
