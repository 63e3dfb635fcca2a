import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyRequest } from 'fastify';

/** What an upstream may learn of the caller. */
export interface ForwardRules {
  /** Which cookies go on, by name; none when left out. */
  cookies?: (name: string) => boolean;
  /** Whether the caller's bearer or partner key goes on. */
  credentials: boolean;
}

type Headers = Record<string, string | string[] | undefined>;

/** Only meant for the next hop (RFC 9110 §7.6.1), or said anew by this one. */
const DROPPED = [
  'connection',
  'expect',
  'forwarded',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-real-ip',
];
const FORWARDED = 'x-forwarded-';
/** Fastify reads no body of these, so that none is passed on. */
const BODILESS = ['GET', 'HEAD'];
const CREDENTIALS = ['authorization', HEADERS.apiKey, HEADERS.previewSecret];

/** The cookies of a `Cookie` header that pass; undefined when none does. */
const passingCookies = (
  header: string | undefined,
  passes: ((name: string) => boolean) | undefined,
): string | undefined => {
  if (!header || !passes) return undefined;
  const kept = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => passes(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? kept.join('; ') : undefined;
};

/**
 * Headers of the request to an upstream. What the caller says of its own address is dropped: `X-Forwarded-For` holds the
 * address that this server has seen, after those that trusted proxies have seen.
 */
export const forwardedHeaders = (request: FastifyRequest, headers: Headers, rules: ForwardRules): Headers => {
  const { method } = request;
  const dropped = new Set([
    ...DROPPED,
    ...(rules.credentials ? [] : CREDENTIALS),
    ...(BODILESS.includes(method) ? ['content-length'] : []),
    'cookie',
  ]);
  const kept = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.has(name) && !name.startsWith(FORWARDED)),
  );
  const cookie = passingCookies(request.headers.cookie, rules.cookies);
  return {
    ...kept,
    ...(cookie !== undefined && { cookie }),
    'x-forwarded-for': [...(request.ips ?? [request.ip])].reverse().join(', '),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    [HEADERS.requestId]: request.id,
  };
};
