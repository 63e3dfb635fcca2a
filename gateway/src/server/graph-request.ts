import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { AddressLimits, UnparsedRequest } from '../graph/limits/address-limits';
import type { RequestCharge } from '../graph/limits/request-charge';
import { localeOfHeaders } from '../graph/locale';
import { HEADERS_WITHOUT_KEY } from './cors';
import type { IsTrustedProxy } from './trusted-proxies';

export const GRAPH_PATH = '/graphql';
/** Headers of a request on which the response depends. */
export const VARY = 'X-localization, Accept-Language, Accept-Encoding, X-Api-Key, X-Preview-Token, Origin';
/** Headers of every response to a request without a key, as names and values in turn. */
export const COMMON_HEADERS = Object.entries({ ...HEADERS_WITHOUT_KEY, vary: VARY }).flat();

const oneOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Browsers send few different headers; reading one takes longer than finding a response in memory. */
const locales = new LRUCache<string, Locale>({ max: 200 });
const REMEMBERED_LENGTH_MAX = 200;

/** Returns the locale that the headers of a request ask for. */
export const localeOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale => {
  const localization = oneOf(headers[HEADERS.localization]);
  const accepted = oneOf(headers['accept-language']);
  const asked = `${localization ?? ''}\n${accepted ?? ''}`;
  const known = locales.get(asked);
  if (known) return known;
  const locale = localeOfHeaders(localization, accepted);
  if (asked.length <= REMEMBERED_LENGTH_MAX) locales.set(asked, locale);
  return locale;
};

/**
 * Whether the request comes from the site's server or the builder itself: from a trusted address, with no client
 * forwarded, and not from a page, which names its origin.
 */
const isOfTheProduct = (
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  isTrustedProxy: IsTrustedProxy,
): boolean =>
  headers['x-forwarded-for'] === undefined &&
  headers.origin === undefined &&
  isTrustedProxy(socket.remoteAddress ?? '');

interface Payment {
  addressLimits: Pick<AddressLimits, 'charge'>;
  isTrustedProxy: IsTrustedProxy;
}

/**
 * Takes the cost of a request's size from the bucket of its address, if the bucket holds it. Returns null for requests of
 * the product itself, which pay nothing.
 */
export const chargeOf = (
  request: Pick<FastifyRequest, 'headers' | 'socket'>,
  ip: string,
  asked: UnparsedRequest,
  { addressLimits, isTrustedProxy }: Payment,
): RequestCharge | null => (isOfTheProduct(request, isTrustedProxy) ? null : addressLimits.charge(ip, asked));

/** Whether a request may be answered. Only the route says that a bucket is empty; nothing was taken from it. */
export const isPaid = (charge: RequestCharge | null): boolean => charge === null || charge.retryAfter === 0;

/** Returns a function that sets the cookies of a response. Called again, it replaces them. */
export const setCookiesOf =
  (reply: FastifyReply) =>
  (cookies: string[]): void =>
    void reply.removeHeader('set-cookie').header('set-cookie', cookies);
