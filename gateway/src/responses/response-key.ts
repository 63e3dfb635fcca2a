import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { isForgeable } from '../server/is-forgeable';

/** Longest part of a key that the caller chooses. The site's requests have fewer than 1,000 characters. */
const LENGTH_MAX = 4_096;

/** Headers of callers that may get another response than everybody. */
const PERSONAL_HEADERS = ['authorization', HEADERS.apiKey, HEADERS.previewToken] as const;

/** What of a request decides about its response. */
type KeyedRequest = Pick<FastifyRequest, 'method' | 'headers' | 'url'> & { body?: unknown };

/** Whether a request may get the response that everybody gets. */
const isOfAnybody = ({ method, headers }: KeyedRequest): boolean => {
  if (PERSONAL_HEADERS.some((name) => headers[name] !== undefined)) return false;
  // Only the route and Apollo Server may decide about others.
  return method === 'GET'
    ? !isForgeable({ method, headers })
    : method === 'POST' && headers['content-type']?.startsWith('application/json') === true;
};

/** Returns what the request asks for; null when that is no record. */
const askedText = ({ method, url, body }: KeyedRequest): string | null => {
  if (method === 'GET') return url.slice(url.indexOf('?') + 1);
  return typeof body === 'object' && body !== null ? JSON.stringify(body) : null;
};

/** Keys of GET requests by their URL: made anew, a key costs more than the search for its response. */
const keysOfUrls = new LRUCache<string, Map<string, string>>({ max: 1_000 });

const keyOf = (request: KeyedRequest, variant: string): string | null => {
  const asked = askedText(request);
  return asked === null || asked.length > LENGTH_MAX ? null : `${request.method} ${variant} ${asked}`;
};

/**
 * Returns the key under which the response to a request is kept; null when it must not be. Requests with the same key
 * get the same data.
 */
export const responseKeyOf = (
  request: KeyedRequest,
  { locale, isForeignPage }: { locale: Locale; isForeignPage: boolean },
): string | null => {
  if (!isOfAnybody(request)) return null;
  const variant = isForeignPage ? `${locale} foreign` : `${locale} own`;
  const { method, url } = request;
  if (method !== 'GET' || url.length > LENGTH_MAX) return keyOf(request, variant);
  const keys = keysOfUrls.get(url) ?? new Map<string, string>();
  const known = keys.get(variant);
  if (known !== undefined) return known;
  const key = keyOf(request, variant);
  if (key !== null) keysOfUrls.set(url, keys.set(variant, key));
  return key;
};
