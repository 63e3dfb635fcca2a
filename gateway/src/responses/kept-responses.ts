import type { FastifyReply, FastifyRequest } from 'fastify';

import { PERSONAL_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from '../graph/cache-control.plugin';
import type { GraphServices } from '../graph/graph-context';
import { bucketHeaders, costReportOf } from '../graph/limits/cost-report';
import { isCurrentCopy } from '../server/etag.hook';
import type { RequestScope } from '../server/request-scope';
import { acceptedEncoding } from './accepted-encoding';
import type { ChosenTypes } from './chosen-types';
import type { KeptResponse } from './kept-response';
import { keptResponseOf } from './kept-response';
import type { ResponseCache } from './response-cache';

/** A response that is sent as it is, besides the headers of every response. */
export interface KeptAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Absent in a 304. */
  body: Buffer | undefined;
}

type Services = Pick<GraphServices, 'feeds' | 'addressLimits' | 'metrics'>;

/**
 * Answers requests with kept responses. It refuses nothing: what it does not know to be answered by Apollo Server in
 * just this way goes there.
 */
export class KeptResponses {
  constructor(
    private readonly cache: ResponseCache,
    private readonly services: Services,
    private readonly types: ChosenTypes,
  ) {}

  /** Whether `answer` has a response, as far as that is known without a request scope. */
  has(key: string, accept: string | undefined): boolean {
    return this.cache.has(key) && this.types.find(accept) !== undefined;
  }

  /** Returns the kept response to a request; null when there is none. */
  answer(
    key: string,
    request: Pick<FastifyRequest, 'method' | 'headers'>,
    scope: RequestScope,
  ): KeptAnswer | null {
    const kept = this.cache.find(key);
    const type = this.types.find(request.headers.accept);
    if (!kept || type === undefined || !this.#pay(kept, scope)) return null;
    const { facts } = kept;
    this.services.metrics.documentPriced(facts.cost);
    scope.hasDocument = true;
    scope.locale = facts.locale;
    scope.kind = 'query';
    scope.operation = facts.operation;
    const isShared = request.method === 'GET';
    const { charge } = scope;
    const cost = costReportOf(charge, isShared);
    const stale = !facts.feeds.every((feed) => this.services.feeds[feed].reachable);
    const extensions = { locale: facts.locale, ...(stale && { stale }), ...(cost && { cost }) };
    const headers = charge && cost ? bucketHeaders(charge.bucket) : {};
    headers['content-type'] = type;
    headers['cache-control'] = isShared ? PUBLIC_CACHE_CONTROL : PERSONAL_CACHE_CONTROL;
    return isShared
      ? this.#shared(key, kept, extensions, request, headers)
      : { status: 200, headers, body: kept.bodyWith(extensions) };
  }

  /** Sends the kept response to a request; returns null when there is none. */
  send(key: string, request: FastifyRequest, reply: FastifyReply, scope: RequestScope): FastifyReply | null {
    const answer = this.answer(key, request, scope);
    return answer && reply.code(answer.status).headers(answer.headers).send(answer.body);
  }

  /** Keeps the response that Apollo Server gave, if it is the same for everybody. */
  keep(
    key: string,
    document: string,
    since: number,
    { body, scope }: { body: unknown; scope: RequestScope },
  ): void {
    const facts = scope.publicResponse;
    if (!facts || typeof body !== 'string') return;
    const response = keptResponseOf(body, facts);
    if (response) this.cache.keep(key, document, response, since);
  }

  /** Takes the cost as a first execution does; returns false, and takes nothing, when the bucket does not hold it. */
  #pay({ facts: { cost, objects, documentHash } }: KeptResponse, { charge }: RequestScope): boolean {
    if (!charge) return true;
    const buckets = this.services.addressLimits.bucketsFor(documentHash);
    if (!charge.covers(cost, buckets)) return false;
    charge.take(cost, buckets);
    charge.settle(objects);
    return true;
  }

  #shared(
    key: string,
    kept: KeptResponse,
    extensions: object,
    request: Pick<FastifyRequest, 'headers'>,
    headers: Record<string, string>,
  ): KeptAnswer {
    const resize = (): void => this.cache.resize(key);
    const size = kept.size;
    const variant = kept.variantWith(extensions);
    if (kept.size !== size) resize();
    headers['etag'] = variant.etag;
    if (isCurrentCopy(request, variant.etag)) return { status: 304, headers, body: undefined };
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const compressed = encoding && kept.compressed(variant, encoding, resize);
    if (!compressed) return { status: 200, headers, body: variant.body };
    headers['content-encoding'] = encoding;
    return { status: 200, headers, body: compressed };
  }
}
