import { createHash } from 'node:crypto';

import type { FastifyRequest, onSendHookHandler } from 'fastify';
import fresh from 'fresh';

import { PUBLIC_CACHE_CONTROL } from '../graph/cache-control.plugin';

/** The ETag is weak, because proxies on the way to the client may compress the body. */
export const etagOf = (body: string | Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether the client's copy has this ETag. */
export const isCurrentCopy = (request: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  // Without `Cache-Control`: fetch adds `no-cache` to every request that names its ETag itself.
  fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });

/** Returns the ETag of a response; undefined when it is not public. */
export const etagOfPublic = (cacheControl: unknown, body: string): string | undefined =>
  cacheControl === PUBLIC_CACHE_CONTROL ? etagOf(body) : undefined;

/** Adds an ETag to public responses, and sends 304 without a body when the client's copy is current. */
export const etagHook: onSendHookHandler = (request, reply, payload, done) => {
  let sent: unknown = payload;
  const etag =
    typeof payload === 'string' ? etagOfPublic(reply.getHeader('cache-control'), payload) : undefined;
  if (etag !== undefined) {
    reply.header('etag', etag);
    if (isCurrentCopy(request, etag)) {
      reply.code(304).removeHeader('content-length');
      sent = null;
    }
  }
  done(null, sent);
};
