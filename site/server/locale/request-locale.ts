import fastifyCookie from '@fastify/cookie';
import { LOCALE_COOKIE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyRequest } from 'fastify';

import { negotiateLocale } from './negotiate-locale';
import type { Negotiated } from './negotiate-locale';

/** Returns the locale of an unprefixed URL. */
export const negotiatedLocale = ({ headers }: Pick<FastifyRequest, 'headers'>): Negotiated =>
  negotiateLocale(fastifyCookie.parse(headers.cookie ?? '')[LOCALE_COOKIE.name], headers['accept-language']);

/** Returns the locale of an API caller: from its header, else negotiated as for a page. */
export const callerLocale = (request: FastifyRequest): Locale => {
  const named = request.headers[HEADERS.localization];
  return LOCALES.find((locale) => locale === named) ?? negotiatedLocale(request).locale;
};
