import type { FastifyRequest } from 'fastify';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { ownValue } from '@sahra/schemas/own-value';

import { localeOf } from '../../platform/http/errors/locale-of';
import type { AuthCookies } from './auth-cookies';

/** Language of who signs in. A browser that a provider sends back names none; the page to which it is to go has one. */
export const localeOfVisit = (request: FastifyRequest, { callbackUrl }: AuthCookies): Locale => {
  if (request.headers[HEADERS.localization] !== undefined) return localeOf(request);
  const target = ownValue(request.cookies, callbackUrl.name) ?? '';
  const first = URL.canParse(target) ? new URL(target).pathname.split('/')[1] : undefined;
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
};
