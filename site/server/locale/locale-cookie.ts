import { LOCALE_COOKIE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { FastifyReply } from 'fastify';

/** Remembers a detected language; scripts may read it, because the language switch writes the same cookie. */
export const writeLocaleCookie = (reply: FastifyReply, locale: Locale, publicUrl: string): void => {
  void reply.setCookie(LOCALE_COOKIE.name, locale, {
    maxAge: LOCALE_COOKIE.maxAgeSeconds,
    sameSite: LOCALE_COOKIE.sameSite,
    path: '/',
    secure: publicUrl.startsWith('https:'),
    httpOnly: false,
  });
};
