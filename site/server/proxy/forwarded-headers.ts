import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyRequest } from 'fastify';

/** Caller data that is forwarded to an upstream. */
export interface ForwardRules {
  /** Selects the cookies to forward, by name; none when omitted. */
  cookies?: (name: string) => boolean;
  /** Whether the caller's access token or partner key is forwarded. */
  credentials: boolean;
}

type Headers = Record<string, string | string[] | undefined>;

/** Hop-by-hop headers (RFC 9110 §7.6.1), and headers that this proxy sets itself. */
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
/** Fastify reads no body of these methods, so none is forwarded. */
const BODILESS = ['GET', 'HEAD'];
const CREDENTIALS = ['authorization', HEADERS.apiKey, HEADERS.previewSecret];

/** Returns the forwarded cookies of a `Cookie` header; undefined when there are none. */
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
 * Returns the headers of the upstream request. The caller's own claims about its address are dropped:
 * `X-Forwarded-For` contains the addresses that trusted proxies added, then the address that this server sees.
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
