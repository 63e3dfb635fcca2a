import { HeaderMap } from '@apollo/server';
import type { GraphQLRequest, HTTPGraphQLRequest } from '@apollo/server';
import { isRecord } from '@sahra/schemas/is-record';
import type { FastifyRequest } from 'fastify';

import { parametersOfUrl, persistedHashOf } from './graph-parameters';
import type { GraphParameters } from './graph-parameters';
import { isForgeable } from './is-forgeable';

/** What of a request is read before its operation is executed. */
export type SentRequest = Pick<FastifyRequest, 'method' | 'headers' | 'url' | 'body'>;

/** A request that names its document in one way only. */
export interface PlainRequest {
  graph: GraphQLRequest<Record<string, unknown>>;
  /** Hash of a persisted document; undefined when the request contains the document. */
  hash: string | undefined;
}

/** Returns the parameters of a request that no page could forge, and that needs no better `Content-Type`. */
const parametersOf = ({ method, headers, url, body }: SentRequest): GraphParameters | null => {
  if (method === 'POST')
    return headers['content-type']?.startsWith('application/json') && isRecord(body) ? body : null;
  if (method !== 'GET' || isForgeable({ method, headers }) || headers['content-type'] !== undefined)
    return null;
  return parametersOfUrl(url);
};

/** The head of a request as plugins read it. Few do, so the headers are copied when they are read. */
const headOf = ({ method, headers, body }: SentRequest): HTTPGraphQLRequest => ({
  ...{ method, body, search: '' },
  get headers() {
    const copied = new HeaderMap();
    for (const [name, value] of Object.entries(headers))
      if (value) copied.set(name, Array.isArray(value) ? value.join(', ') : value);
    return copied;
  },
});

/**
 * Reads a request as Apollo Server does. Returns null for every request that the route or Apollo Server would refuse, or
 * treat in another way than to execute its document.
 */
export const plainRequestOf = (request: SentRequest): PlainRequest | null => {
  const parameters = parametersOf(request);
  if (!parameters) return null;
  const { query, operationName, variables, extensions } = parameters;
  const hash = persistedHashOf(extensions);
  const isText = typeof query === 'string' && query !== '';
  if (hash === null || isText === (hash !== undefined) || (!isText && query !== undefined)) return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
  if (extensions !== undefined && extensions !== null && !isRecord(extensions)) return null;
  return {
    graph: {
      ...(isText && { query }),
      ...(typeof operationName === 'string' && { operationName }),
      ...(isRecord(variables) && { variables }),
      ...(isRecord(extensions) && { extensions }),
      http: headOf(request),
    },
    hash,
  };
};
