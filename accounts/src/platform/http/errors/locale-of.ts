import type { FastifyRequest } from 'fastify';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

/** Returns the locale that the request names; undefined when it names none. */
export const statedLocaleOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale | undefined =>
  LOCALES.find((locale) => locale === headers[HEADERS.localization]);

/**
 * Returns the locale of the response texts. What is stored or mailed for a known viewer follows the viewer's own locale
 * when the request names none.
 */
export const localeOf = (request: FastifyRequest): Locale => statedLocaleOf(request) ?? DEFAULT_LOCALE;
