import type { Core } from '@strapi/strapi';

import { ownValue } from '@sahra/schemas/own-value';
import { isDay, readInstant } from '@sahra/schemas/read-instant';

import type { Problem } from './problem';
import { recordParts } from './record-parts';
import type { LocalizedMessage } from './localized-message';

const MINUTE = /(?<=T\d{2}:\d{2})(?=Z|[+-])/;

/** Whether a text names one day or one instant, for every reader and in every zone. Instants may leave out the seconds. */
const FORMS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date', isDay],
  ['datetime', (text) => readInstant(text.replace(MINUTE, ':00')) !== undefined],
]);

export const UNREADABLE_DATE: LocalizedMessage = {
  en: 'This cannot be read as a date, so nothing was saved.',
  ar: 'تعذّرت قراءة هذا التاريخ، فلم يُحفظ شيء.',
};

const isReadable = (value: unknown, form: (text: string) => boolean): boolean =>
  value instanceof Date ? !Number.isNaN(value.getTime()) : typeof value === 'string' && form(value);

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
