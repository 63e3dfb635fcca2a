import { createHash } from 'node:crypto';

import type { onSendHookHandler } from 'fastify';
import fresh from 'fresh';

import { PUBLIC_CACHE_CONTROL } from '../graph/cache-control.plugin';

/** The ETag is weak, because proxies on the way to the client may compress the body. */
const etagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url')}"`;

/** Adds an ETag to public responses, and sends 304 without a body when the client's copy is current. */
export const etagHook: onSendHookHandler = (request, reply, payload, done) => {
  let sent: unknown = payload;
  if (reply.getHeader('cache-control') === PUBLIC_CACHE_CONTROL && typeof payload === 'string') {
    const etag = etagOf(payload);
    reply.header('etag', etag);
    // Without `Cache-Control`: fetch adds `no-cache` to every request that names its ETag itself.
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
      reply.code(304).removeHeader('content-length');
      sent = null;
    }
  }
  done(null, sent);
};
