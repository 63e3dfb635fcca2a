import { LOCALES, OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';

import { fillPlaceholders, OPENING } from './fill-placeholders';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Ending of the fields that hold a text of the other language, e.g. `title_echo`. */
const ECHO = '_echo';

/** Fills all texts in `value`. A record says its language in `locale`; parts without it have that of their record. */
const fillTexts = (value: Json, locale: Locale): Json => {
  if (typeof value === 'string') return fillPlaceholders(value, locale);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => fillTexts(each, locale));
  const own = LOCALES.find((each) => each === value['locale']) ?? locale;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      fillTexts(each, key.endsWith(ECHO) ? OTHER_LOCALE[own] : own),
    ]),
  );
};

/** An echo with a placeholder, in a serialized answer. */
const OPEN_ECHO = /_echo":"(?:[^"\\]|\\.)*\{\{/;

/** Whether a serialized answer may have placeholders in another language than `locale`. */
const isMixed = (body: string, locale: Locale): boolean =>
  body.includes(`"locale":"${OTHER_LOCALE[locale]}"`) || OPEN_ECHO.test(body);

/**
 * Serializes an answer with all placeholders filled; `locale` is the language of the request. Two braces in a row
 * stand only in texts, and no value needs an escape in JSON, so an answer in one language is filled as a whole.
 */
export const serializeFilled = (answer: unknown, locale: Locale): string => {
  const body = JSON.stringify(answer);
  if (!body.includes(OPENING)) return body;
  return isMixed(body, locale)
    ? JSON.stringify(fillTexts(JSON.parse(body) as Json, locale))
    : fillPlaceholders(body, locale);
};
