import { HeaderMap } from '@apollo/server';
import type { GraphQLRequest, HTTPGraphQLRequest } from '@apollo/server';
import { isRecord } from '@sahra/schemas/is-record';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { PREFLIGHT_HEADERS } from '../graph/graph-server';

/** What of a request is read before its operation is executed. */
export type SentRequest = Pick<FastifyRequest, 'method' | 'headers' | 'url' | 'body'>;

/** A request that names its document in one way only. */
export interface PlainRequest {
  graph: GraphQLRequest<Record<string, unknown>>;
  /** Hash of a persisted document; undefined when the request contains the document. */
  hash: string | undefined;
}

type Parts = Partial<Record<'query' | 'operationName' | 'variables' | 'extensions', unknown>>;

const NAMES = ['query', 'operationName', 'variables', 'extensions'] as const;

/** URLs whose parts are remembered, at most 4 KB each: those of the site are the same for many viewers. */
const URLS_MAX = 1_000;
const URL_LENGTH_MAX = 4_096;
const partsOfUrls = new LRUCache<string, Parts>({ max: URLS_MAX });

/** Reads a URL as Apollo Server does; throws for JSON that is invalid. */
const readUrl = (url: string): Parts | null => {
  const at = url.indexOf('?');
  if (at < 0 || url.includes('#')) return null;
  const search = new URLSearchParams(url.slice(at));
  const parts: Parts = {};
  for (const name of NAMES) {
    const [value, another] = search.getAll(name);
    if (another !== undefined) return null;
    if (value === undefined) continue;
    parts[name] = name === 'variables' || name === 'extensions' ? (JSON.parse(value) as unknown) : value;
    if (!isRecord(parts[name]) && typeof parts[name] !== 'string') return null;
  }
  return parts;
};

const partsOfUrl = (url: string): Parts | null => {
  const known = partsOfUrls.get(url);
  if (known) return known;
  const parts = readUrl(url);
  if (parts && url.length <= URL_LENGTH_MAX) partsOfUrls.set(url, parts);
  return parts;
};

/** Returns the parts of a request that Apollo Server would accept without a preflight or a better `Content-Type`. */
const partsOf = ({ method, headers, url, body }: SentRequest): Parts | null => {
  if (method === 'POST')
    return headers['content-type']?.startsWith('application/json') && isRecord(body) ? body : null;
  const isPreflighted = PREFLIGHT_HEADERS.some((name) => headers[name]);
  if (method !== 'GET' || !isPreflighted || headers['content-type'] !== undefined) return null;
  try {
    return partsOfUrl(url);
  } catch {
    return null;
  }
};

/** Returns undefined when there is no hash, and null when Apollo Server has to decide about it. */
const hashOf = (extensions: unknown): string | null | undefined => {
  if (!isRecord(extensions) || !('persistedQuery' in extensions)) return undefined;
  const { persistedQuery } = extensions;
  if (!isRecord(persistedQuery) || persistedQuery['version'] !== 1) return null;
  const { sha256Hash } = persistedQuery;
  return typeof sha256Hash === 'string' ? sha256Hash : null;
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
 * Reads a request as Apollo Server does. Returns null for every request that Apollo Server would refuse, or treat in
 * another way than to execute its document.
 */
export const plainRequestOf = (request: SentRequest): PlainRequest | null => {
  const parts = partsOf(request);
  if (!parts) return null;
  const { query, operationName, variables, extensions } = parts;
  const hash = hashOf(extensions);
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
