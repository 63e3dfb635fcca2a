import type { Socket } from 'node:net';

import httpProxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { HEADERS } from '@sahra/schemas/headers';
import {
  EVENT_STREAM_ROUTES,
  PROXIED_BODY_BYTES,
  UNFINISHED_RETRY_SECONDS,
} from '@sahra/schemas/transfer-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import type { ServerConfig } from '../config';
import { forwardedHeaders } from './forwarded-headers';
import { proxyRoutes } from './proxy-routes';
import type { ProxyRoute } from './proxy-routes';
import { sendRestError, sendUpstreamFailure } from './upstream-failure';

/** Answers that do not end by themselves. Their connections end when the reader goes, and when the server stops. */
class EventStreams {
  readonly #open = new Set<Socket>();

  constructor(server: FastifyInstance) {
    server.addHook('preClose', async () => {
      for (const socket of this.#open) socket.destroy();
    });
  }

  /**
   * Whether one more may be open. Node keeps writing to a reader that has closed its half until the next event fails: here
   * the upstream learns at once.
   */
  follow(socket: Socket, openInAll: number): boolean {
    if (this.#open.has(socket)) return true;
    if (this.#open.size >= openInAll) return false;
    this.#open.add(socket);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => this.#open.delete(socket));
    return true;
  }
}

/** How long an answer that is no stream of events may pause once it has begun. */
const BODY_PAUSE_MS = 30_000;

type AnswerHeaders = Record<string, string | string[] | undefined>;

/** Of the last hop only, or said anew by this one: an answer that was kept has the age and the id of another request. */
const NOT_PASSED_BACK = [
  'age',
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'server',
  'trailer',
  'upgrade',
  'warning',
  'x-powered-by',
  HEADERS.requestId,
];

const answerHeadersOf = (
  headers: AnswerHeaders,
  { setsCookies, answerHeaders }: ProxyRoute,
): AnswerHeaders => {
  const dropped = new Set([
    ...NOT_PASSED_BACK,
    ...(setsCookies ? [] : ['set-cookie']),
    ...Object.keys(answerHeaders),
  ]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
};

/** What a browser says of the answer that it has: upstream it would ask past the one that is kept. */
const CONDITIONS = new Set(['cache-control', 'if-modified-since', 'if-none-match', 'pragma']);

const withoutConditions = (headers: AnswerHeaders): AnswerHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONDITIONS.has(name)));

const isEventStream = (type: unknown): boolean => String(type).startsWith('text/event-stream');

/** A body is here whole before it takes a connection to the service, byte by byte as it came: a signature is over bytes. */
const readWhole = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: PROXIED_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
};

const sendWhole: NonNullable<FastifyHttpProxyOptions['handler']> = (request, reply, address, options) =>
  reply.from(
    address,
    Buffer.isBuffer(request.body)
      ? {
          ...options,
          body: request.body,
          contentType: request.headers['content-type'] ?? 'application/octet-stream',
        }
      : options,
  );

/** Passes the prefixes of the table to their services, streams included; retries nothing, because retries happen only in the gateway. */
export const registerProxies = (server: FastifyInstance, config: ServerConfig): void => {
  const streams = new EventStreams(server);
  for (const route of proxyRoutes(config)) {
    const stream = EVENT_STREAM_ROUTES.find(({ path }) => path === route.prefix);
    void server.register(async (scope) => {
      readWhole(scope);
      await scope.register(httpProxy, {
        prefix: route.prefix,
        upstream: route.upstream,
        rewritePrefix: route.prefix,
        httpMethods: route.methods,
        proxyPayloads: false,
        handler: sendWhole,
        internalRewriteLocationHeader: false,
        disableRequestLogging: true,
        destroyAgent: true,
        undici: route.keeper ?? {
          connections: 128,
          headersTimeout: config.upstreamDeadlineMs,
          bodyTimeout: stream?.idleMs ?? BODY_PAUSE_MS,
          connect: { timeout: config.upstreamDeadlineMs },
        },
        replyOptions: {
          // The default repeats a GET up to ten times on 503, by Retry-After read as milliseconds.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) =>
            forwardedHeaders(
              request as FastifyRequest,
              route.keeper ? withoutConditions(headers) : headers,
              route,
            ),
          rewriteHeaders: (headers) => answerHeadersOf(headers, route),
          onResponse: (request, reply, answer) => {
            if (
              isEventStream(reply.getHeader('content-type')) &&
              !streams.follow(request.raw.socket, stream?.openInAll ?? 0)
            ) {
              answer.stream.destroy();
              void reply
                .type('application/json; charset=utf-8')
                .header('retry-after', String(UNFINISHED_RETRY_SECONDS));
              sendRestError(request as FastifyRequest, reply as FastifyReply, 429, 'RATE_LIMITED');
              return;
            }
            void reply.headers(route.answerHeaders);
            if (reply.statusCode >= 400 && route.answerHeaders['cache-control'])
              void reply.header('cache-control', 'no-store');
            // Node sends no body with it.
            if (route.keeper && reply.statusCode === 200 && fresh(request.headers, reply.getHeaders()))
              void reply.code(304).removeHeader('content-length');
            void reply.send(answer.stream);
          },
          onError: (reply, { error }) => {
            const answer = reply as FastifyReply;
            sendUpstreamFailure(answer.request, answer, error);
          },
        },
      });
    });
  }
  server.all('/api/*', (request, reply) => sendRestError(request, reply, 404, 'NOT_FOUND'));
  server.all('/api', (request, reply) => sendRestError(request, reply, 404, 'NOT_FOUND'));
};
