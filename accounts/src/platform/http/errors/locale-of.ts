import type { FastifyRequest } from 'fastify';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

/** Returns the locale of the response texts. */
export const localeOf = (request: FastifyRequest): Locale =>
  LOCALES.find((locale) => locale === request.headers[HEADERS.localization]) ?? DEFAULT_LOCALE;
