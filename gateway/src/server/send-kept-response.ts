import type { IncomingMessage, ServerResponse } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';
import { HEADERS } from '@sahra/schemas/headers';
import type { LogStream } from '@sahra/schemas/log-options';
import { rememberAddresses } from '@sahra/schemas/remember-addresses';
import { requestIdOf } from '@sahra/schemas/request-id';
import { requestLine } from '@sahra/schemas/request-line';
import { hasBody } from '@sahra/schemas/unfinished-requests';

import type { GraphServices } from '../graph/graph-context';
import type { UnparsedRequest } from '../graph/limits/address-limits';
import type { KeptResponses } from '../responses/kept-responses';
import { responseKeyOf } from '../responses/response-key';
import { isCrossOriginRequest } from './cors';
import { chargeOf, COMMON_HEADERS, GRAPH_PATH, isPaid, localeOfRequest } from './graph-request';
import { parametersOfUrl, persistedHashOf } from './graph-parameters';
import { createRequestScope } from './request-scope';
import type { IsTrustedProxy } from './trusted-proxies';

const BEGINNING = `${GRAPH_PATH}?`;

interface Options {
  kept: KeptResponses;
  services: Pick<GraphServices, 'addressLimits' | 'metrics' | 'publicUrl'>;
  isTrustedProxy: IsTrustedProxy;
  /** For a line for each response; null when requests are not logged. */
  log: LogStream | null;
}

/** Returns what a URL asks for; null when the route has to read it. */
const askedOf = (url: string): UnparsedRequest | null => {
  const { query, extensions } = parametersOfUrl(url) ?? {};
  const hash = persistedHashOf(extensions);
  if (hash === null) return null;
  if (typeof query === 'string') return { document: query, hash };
  return hash === undefined ? null : { hash };
};

/**
 * Creates a handler in front of Fastify, whose hooks cost more than the rest of a response from memory. It sends kept
 * responses to GET requests, with the same headers and at the same price as the route of the graph. It returns false for
 * every other request, without having touched the response or a bucket.
 */
export const createKeptResponseSender = ({ kept, services, isTrustedProxy, log }: Options) => {
  const line = requestLine('GET', GRAPH_PATH);
  const payment = { addressLimits: services.addressLimits, isTrustedProxy };
  const addressOf = rememberAddresses((request) => proxyAddr(request, isTrustedProxy));

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || !url.startsWith(BEGINNING) || hasBody(request)) return false;
    const began = performance.now();
    const locale = localeOfRequest(request);
    const isForeignPage = isCrossOriginRequest(request, services.publicUrl);
    const key = responseKeyOf({ method, headers, url }, { locale, isForeignPage });
    if (key === null || !kept.has(key, headers.accept)) return false;

    const asked = askedOf(url);
    if (!asked) return false;
    const ip = addressOf(request);
    const charge = chargeOf(request, ip, asked, payment);
    if (!isPaid(charge)) return false;
    const reqId = requestIdOf(request);
    const scope = createRequestScope(reqId, locale, charge);
    const answer = kept.answer(key, { method, headers }, scope);
    if (!answer) {
      charge?.giveBack();
      return false;
    }
    const { status, body } = answer;
    const sent = [...COMMON_HEADERS, HEADERS.requestId, reqId];
    for (const [name, value] of Object.entries(answer.headers)) sent.push(name, value);
    if (body) sent.push('content-length', String(body.length));
    response.writeHead(status, sent).end(body);
    const { kind, operation, code } = scope;
    const seconds = (performance.now() - began) / 1_000;
    services.metrics.requestAnswered({ kind, operation, code, status, seconds });
    log?.write(line(reqId, ip, status));
    return true;
  };
};
