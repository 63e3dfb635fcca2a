import type { IncomingMessage, ServerResponse } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';
import { HEADERS } from '@sahra/schemas/headers';
import type { LogStream } from '@sahra/schemas/log-options';
import { loggedTime } from '@sahra/schemas/log-request';
import { rememberAddresses } from '@sahra/schemas/remember-addresses';
import { requestIdOf } from '@sahra/schemas/request-id';
import { requestLine } from '@sahra/schemas/request-line';
import { PROXIED_BODY_BYTES } from '@sahra/schemas/transfer-limits';
import { hasBody } from '@sahra/schemas/unfinished-requests';
import type { FastifyBaseLogger } from 'fastify';
import { parse } from 'secure-json-parse';

import type { GraphServices } from '../graph/graph-context';
import { wantsEventStream } from '../streams/stream-parameters';
import { etagOfPublic, isCurrentCopy } from './etag.hook';
import { failedResponseOf } from './failed-response';
import { chargeOf, COMMON_HEADERS, GRAPH_PATH, isPaid, localeOfRequest } from './graph-request';
import type { KnownAnswer, KnownRequests } from './known-requests';
import type { SentRequest } from './plain-request';
import { createRequestScope } from './request-scope';
import type { RequestScope } from './request-scope';
import type { IsTrustedProxy } from './trusted-proxies';

const FAILED_TYPE = 'application/json; charset=utf-8';
const NOT_MODIFIED = 304;
const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8']);
/** What Fastify refuses, by its defaults. */
const REFUSED = { protoAction: 'error', constructorAction: 'error' } as const;

interface Options {
  knownRequests: Pick<KnownRequests, 'find' | 'answer'>;
  services: Pick<GraphServices, 'addressLimits' | 'metrics'>;
  isTrustedProxy: IsTrustedProxy;
  log: Pick<FastifyBaseLogger, 'child'>;
  /** For a line for each response; null when requests are not logged. */
  requestLog: LogStream | null;
}

/** Whether only an access token and a language decide about the response. */
const isPlain = ({ headers }: IncomingMessage): boolean =>
  headers[HEADERS.apiKey] === undefined &&
  headers[HEADERS.previewToken] === undefined &&
  !wantsEventStream({ headers });

const isOfGraph = (url: string): boolean => url === GRAPH_PATH || url.startsWith(`${GRAPH_PATH}?`);

const isShortJson = ({ headers }: IncomingMessage): boolean =>
  JSON_TYPES.has(headers['content-type'] ?? '') && Number(headers['content-length']) <= PROXIED_BODY_BYTES;

/** Reads JSON with the library of Fastify; the route says what is wrong with it. */
const parsed = (text: string): unknown => {
  try {
    return parse(text, REFUSED);
  } catch {
    return undefined;
  }
};

/**
 * Creates a handler in front of Fastify, whose hooks and readers of bodies cost more than a call of an upstream. It
 * executes known operations for requests with an access token, as the route of the graph does, and leaves every other
 * request to it.
 */
export const createKnownRequestHandler = (options: Options) => {
  const { knownRequests, services, isTrustedProxy, log, requestLog } = options;
  const payment = { addressLimits: services.addressLimits, isTrustedProxy };
  const addressesOf = rememberAddresses((request): readonly string[] =>
    proxyAddr.all(request, isTrustedProxy),
  );
  const lineOfGet = requestLine('GET', GRAPH_PATH);
  const lineOfPost = requestLine('POST', GRAPH_PATH);

  /** Notes a response that was sent: a line in the log, and its metrics. */
  const note = (scope: RequestScope, method: string, ip: string, status: number, ms: number) => {
    const { kind, operation, code, requestId } = scope;
    services.metrics.requestAnswered({ kind, operation, code, status, seconds: ms / 1_000 });
    requestLog?.write((method === 'GET' ? lineOfGet : lineOfPost)(requestId, ip, status, loggedTime(ms)));
  };

  const failed = (thrown: unknown, { headers }: IncomingMessage, id: string): KnownAnswer => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const response = failedResponseOf(error, { id, headers, log: log.child({ reqId: id }) });
    return {
      status: response.status,
      headers: new Map([...Object.entries(response.headers), ['content-type', FAILED_TYPE]]),
      body: JSON.stringify(response.body),
    };
  };

  const send = (
    { status, headers, body }: KnownAnswer,
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[],
  ): void => {
    const sent = [...COMMON_HEADERS, ...own];
    for (const [name, value] of headers) sent.push(name, value);
    const etag = etagOfPublic(headers.get('cache-control'), body);
    if (etag !== undefined) {
      sent.push('etag', etag);
      if (isCurrentCopy(request, etag)) {
        response.writeHead(NOT_MODIFIED, sent).end();
        return;
      }
    }
    sent.push('content-length', String(Buffer.byteLength(body)));
    response.writeHead(status, sent).end(body);
  };

  /** Answers a request; returns false when the route has to. */
  const answer = (sent: SentRequest, request: IncomingMessage, response: ServerResponse, began: number) => {
    const known = knownRequests.find(sent);
    if (!known) return false;
    const ips = addressesOf(request);
    const ip = ips.at(-1) ?? '';
    const charge = chargeOf(request, ip, { document: known.graph.query, hash: known.hash }, payment);
    if (!isPaid(charge)) return false;
    const scope = createRequestScope(requestIdOf(request), localeOfRequest(request), charge);
    const own = [HEADERS.requestId, scope.requestId];
    const setCookies = (cookies: string[]): void => {
      own.splice(2, Infinity, ...cookies.flatMap((cookie) => ['set-cookie', cookie]));
    };
    void knownRequests
      .answer(known, { method: sent.method, headers: request.headers, ip, ips }, scope, setCookies)
      .catch((error: unknown) => failed(error, request, scope.requestId))
      .then((answered) => {
        response.once('finish', () =>
          note(scope, sent.method, ip, response.statusCode, performance.now() - began),
        );
        send(answered, request, response, own);
      })
      .catch((error: unknown) => {
        // Headers that cannot be written.
        log.child({ reqId: scope.requestId }).error({ err: error }, 'request failed');
        response.destroy();
      });
    return true;
  };

  return (request: IncomingMessage, response: ServerResponse, leave: () => void): boolean => {
    const { method, url = '', headers } = request;
    const began = performance.now();
    if (!isOfGraph(url) || !isPlain(request)) return false;
    if (method === 'GET')
      return !hasBody(request) && answer({ method, headers, url, body: undefined }, request, response, began);
    if (method !== 'POST' || !hasBody(request) || !isShortJson(request)) return false;
    // After this tick a body that arrived together with the headers is complete.
    setImmediate(() => {
      if (request.destroyed) return;
      const bytes: unknown = request.complete ? request.read() : null;
      if (bytes instanceof Buffer) {
        const body = parsed(bytes.toString('utf8'));
        if (answer({ method, headers, url, body }, request, response, began)) return;
        request.unshift(bytes);
      }
      leave();
    });
    return true;
  };
};
