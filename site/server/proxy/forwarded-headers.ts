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
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
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

/** Headers of the request to an upstream. `X-Forwarded-For` holds only hops that this server trusts or has seen itself. */
export const forwardedHeaders = (request: FastifyRequest, headers: Headers, rules: ForwardRules): Headers => {
  const dropped = new Set([...DROPPED, ...(rules.credentials ? [] : CREDENTIALS), 'cookie']);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
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
