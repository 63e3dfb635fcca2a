import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { isOneClick } from '@sahra/schemas/one-click';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'undici';

import { formOf } from '../address/route-table';
import type { ServerConfig } from '../config';
import { callerLocale } from '../locale/request-locale';
import { forwardedHeaders } from '../proxy/forwarded-headers';
import { sendRestError, sendUpstreamFailure } from '../proxy/upstream-failure';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** In bytes. The form has one field. */
const FORM_BYTES = 4096;

type OneClickRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/**
 * Registers what mailboxes post to the address of `List-Unsubscribe` (RFC 8058): the page that asks a person, which
 * GET shows, unsubscribes at once. The token alone decides, as mailboxes send no cookies.
 */
export const registerOneClick = (
  server: FastifyInstance,
  { accountsUrl, upstreamDeadlineMs }: Pick<ServerConfig, 'accountsUrl' | 'upstreamDeadlineMs'>,
): void => {
  const accounts = new Pool(accountsUrl, { connections: 8, connect: { timeout: upstreamDeadlineMs } });
  server.addHook('onClose', () => accounts.destroy());

  const unsubscribe = async (
    request: OneClickRequest,
    reply: FastifyReply,
    prefix: Locale | null,
  ): Promise<FastifyReply> => {
    const token = request.query['unsubscribe'];
    if (typeof token !== 'string' || typeof request.body !== 'string' || !isOneClick(request.body))
      return sendRestError(request, reply, 400, 'BAD_USER_INPUT');
    const headers = {
      'content-type': 'application/json',
      [HEADERS.localization]: prefix ?? callerLocale(request),
    };
    try {
      const {
        statusCode,
        headers: answered,
        body,
      } = await accounts.request({
        method: 'DELETE',
        path: '/api/newsletter',
        headers: forwardedHeaders(request, headers, { credentials: false }),
        body: JSON.stringify({ token }),
        signal: AbortSignal.timeout(upstreamDeadlineMs),
      });
      const text = await body.text();
      void reply.header('cache-control', 'no-store');
      if (statusCode === 204) return await reply.type('text/plain; charset=utf-8').send('');
      const again = answered['retry-after'];
      if (again !== undefined) void reply.header('retry-after', again);
      return await reply.code(statusCode).type('application/json; charset=utf-8').send(text);
    } catch (error) {
      return sendUpstreamFailure(request, reply, error instanceof Error ? error : new Error(String(error)));
    }
  };

  void server.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const prefix of [null, ...LOCALES])
      scope.post<{ Querystring: Record<string, unknown> }>(formOf(prefix, '/newsletter'), (request, reply) =>
        unsubscribe(request, reply, prefix),
      );
    registered();
  });
};
