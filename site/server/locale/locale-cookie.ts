import { LOCALE_COOKIE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { FastifyReply } from 'fastify';

/**
 * Sets the locale cookie. It is not `HttpOnly`, because the language switch writes the same cookie from a script.
 */
export const writeLocaleCookie = (reply: FastifyReply, locale: Locale, publicUrl: string): void => {
  void reply.setCookie(LOCALE_COOKIE.name, locale, {
    maxAge: LOCALE_COOKIE.maxAgeSeconds,
    sameSite: LOCALE_COOKIE.sameSite,
    path: '/',
    secure: publicUrl.startsWith('https:'),
    httpOnly: false,
  });
};
