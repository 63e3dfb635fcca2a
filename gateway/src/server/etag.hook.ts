import { createHash } from 'node:crypto';

import type { onSendHookHandler } from 'fastify';

import { PUBLIC_CACHE_CONTROL } from '../graph/cache-control.plugin';

const etagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url')}"`;

const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((candidate) => candidate.trim() === etag);

/** Adds an ETag to public responses, and sends 304 without a body when the client's copy is current. */
export const etagHook: onSendHookHandler = (request, reply, payload, done) => {
  let sent: unknown = payload;
  if (reply.getHeader('cache-control') === PUBLIC_CACHE_CONTROL && typeof payload === 'string') {
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (names(request.headers['if-none-match'], etag)) {
      reply.code(304).removeHeader('content-length');
      sent = null;
    }
  }
  done(null, sent);
};
