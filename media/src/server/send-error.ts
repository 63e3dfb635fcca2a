import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { RestError } from '@sahra/schemas/error-codes';
import { HEADERS } from '@sahra/schemas/headers';
import { messageOf } from '@sahra/schemas/messages';
import type { MessageCode } from '@sahra/schemas/messages';
import { UNFINISHED_RETRY_SECONDS } from '@sahra/schemas/transfer-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

const localeOf = (request: FastifyRequest): Locale =>
  LOCALES.find((locale) => locale === request.headers[HEADERS.localization]) ?? DEFAULT_LOCALE;

/** Sends an error response in the locale of the request, with `no-store`. */
export const sendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: MessageCode,
): FastifyReply => {
  const seconds = status === 429 ? UNFINISHED_RETRY_SECONDS : undefined;
  const body: RestError = { code, message: messageOf(code, localeOf(request), seconds) };
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
};
