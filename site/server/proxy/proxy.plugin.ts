import type { Socket } from 'node:net';

import httpProxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { HEADERS } from '@sahra/schemas/headers';
import { EVENT_STREAM_ROUTES, PROXIED_BODY_BYTES } from '@sahra/schemas/transfer-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import type { ServerConfig } from '../config';
import { createDispatcher } from './create-dispatcher';
import { forwardedHeaders } from './forwarded-headers';
import { proxyRoutes } from './proxy-routes';
import type { ProxyRoute } from './proxy-routes';
import { sendRestError, sendUpstreamFailure } from './upstream-failure';

/**
 * Tracks server-sent event responses, which do not end on their own. It closes their connections when the client
 * disconnects, and when the server stops.
 */
class EventStreams {
  readonly #open = new Set<Socket>();

  constructor(server: FastifyInstance) {
    server.addHook('preClose', async () => {
      for (const socket of this.#open) socket.destroy();
    });
  }

  /**
   * Tracks a connection and returns false when the limit is reached. Node notices a half-closed client only when the
   * next write fails; here the connection is closed at once, so the upstream learns of it immediately.
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

/**
 * In milliseconds. Longest pause between two parts of a response body that is not an event stream: of the upstream
 * between sending them, and of the reader between taking them.
 */
const BODY_PAUSE_MS = 30_000;

/** Limits that a test sets lower than in production. */
export interface ProxyLimits {
  openStreamsMax?: number | undefined;
  bodyPauseMs?: number | undefined;
}

type AnswerHeaders = Record<string, string | string[] | undefined>;

/**
 * Response headers that are hop-by-hop or set by this server: a cached response has the age and the request id of
 * another request.
 */
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

/** Conditional headers of a browser request. Forwarded, they would bypass the response cache. */
const CONDITIONS = new Set(['cache-control', 'if-modified-since', 'if-none-match', 'pragma']);

const withoutConditions = (headers: AnswerHeaders): AnswerHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONDITIONS.has(name)));

const isEventStream = (type: unknown): boolean => String(type).startsWith('text/event-stream');

/**
 * Buffers the request body before it occupies an upstream connection, and keeps its bytes unchanged because
 * signatures cover bytes.
 */
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

/**
 * Registers the proxy routes, event streams included. It never retries, because retries happen only in the gateway.
 */
export const registerProxies = (
  server: FastifyInstance,
  config: ServerConfig,
  { openStreamsMax, bodyPauseMs = BODY_PAUSE_MS }: ProxyLimits = {},
): void => {
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
        // The default retries a GET up to ten times on 503, and reads Retry-After as milliseconds.
        retryMethods: [],
        undici:
          route.keeper ??
          createDispatcher(route.upstream, {
            deadlineMs: config.upstreamDeadlineMs,
            bodyPauseMs,
            streamPauseMs: stream?.idleMs ?? bodyPauseMs,
            sendsFiles: route.sendsFiles ?? false,
          }),
        replyOptions: {
          rewriteRequestHeaders: (request, headers) =>
            forwardedHeaders(
              request as FastifyRequest,
              route.keeper ? withoutConditions(headers) : headers,
              route,
            ),
          rewriteHeaders: (headers) => answerHeadersOf(headers, route),
          onResponse: (request, reply, answer) => {
            const sendsEvents = isEventStream(reply.getHeader('content-type'));
            // While a reader takes nothing, the upstream's own timeout waits too. Node closes the connection of a
            // reader that takes no byte for so long, and with it the one to the upstream.
            request.raw.socket.setTimeout(sendsEvents ? 0 : bodyPauseMs);
            if (
              sendsEvents &&
              !streams.follow(request.raw.socket, stream ? (openStreamsMax ?? stream.openInAll) : 0)
            ) {
              answer.stream.destroy();
              sendRestError(request as FastifyRequest, reply as FastifyReply, 429, 'RATE_LIMITED');
              return;
            }
            void reply.headers(route.answerHeaders);
            if (reply.statusCode >= 400 && route.answerHeaders['cache-control'])
              void reply.header('cache-control', 'no-store');
            // Node sends no body with a 304 response.
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
