import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyRequest } from 'fastify';

import { PREFLIGHT_HEADERS } from '../graph/graph-server';

/** Longest part of a key that the caller chooses. The site's requests have fewer than 1,000 characters. */
const LENGTH_MAX = 4_096;

/** Headers of callers that may get another response than everybody. */
const PERSONAL_HEADERS = ['authorization', HEADERS.apiKey, HEADERS.previewToken] as const;

/** What of a request decides about its response. */
type KeyedRequest = Pick<FastifyRequest, 'method' | 'headers' | 'url'> & { body?: unknown };

/** Returns what the request asks for; null when only Apollo Server may decide about it. */
const askedText = ({ method, headers, url, body }: KeyedRequest): string | null => {
  if (method === 'GET') {
    const isPreflighted = PREFLIGHT_HEADERS.some((name) => headers[name]);
    return isPreflighted ? url.slice(url.indexOf('?') + 1) : null;
  }
  const isJson = method === 'POST' && headers['content-type']?.startsWith('application/json');
  return isJson && typeof body === 'object' && body !== null ? JSON.stringify(body) : null;
};

/**
 * Returns the key under which the response to a request is kept; null when it must not be. Requests with the same key
 * get the same data.
 */
export const responseKeyOf = (
  request: KeyedRequest,
  { locale, isForeignPage }: { locale: Locale; isForeignPage: boolean },
): string | null => {
  const { headers, method } = request;
  if (PERSONAL_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const asked = askedText(request);
  if (asked === null || asked.length > LENGTH_MAX) return null;
  return `${method} ${locale} ${isForeignPage ? 'foreign' : 'own'} ${asked}`;
};
