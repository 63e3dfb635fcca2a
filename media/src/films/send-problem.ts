import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { CaptionsAsk } from '@sahra/schemas/film';
import type { RestError } from '@sahra/schemas/error-codes';
import { FILM_PROBLEM_TEXTS, type FilmProblem } from '@sahra/schemas/film-problems';
import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the language in which a request wants its errors. */
export const localeOf = (request: FastifyRequest): Locale =>
  LOCALES.find((locale) => locale === request.headers[HEADERS.localization]) ?? DEFAULT_LOCALE;

/**
 * Sends a problem of the film API in the language of the request. `details` are texts about captions, `asks` what would
 * let them pass.
 */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: 409 | 413 | 422 | 507,
  code: FilmProblem,
  details: string[] = [],
  asks?: CaptionsAsk,
): FastifyReply => {
  const message = [FILM_PROBLEM_TEXTS[code][localeOf(request)], ...details.slice(0, 1)].join(' ');
  const body: RestError & { asks?: CaptionsAsk } = {
    ...{ code, message },
    ...(details.length > 0 && { errors: { captions: details } }),
    ...(asks && { asks }),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
};
