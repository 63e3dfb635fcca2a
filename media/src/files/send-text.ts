import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import { contentTypeOf, etagFor } from './content-types';
import { sendNotModified } from './send-not-modified';

/** Sends a text that is no file, with the media type of this name and an ETag, or 304 where it is known already. */
export const sendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  text: string,
): FastifyReply => {
  const type = contentTypeOf(name);
  const state = { etag: etagFor(type, `"${createHash('sha256').update(text).digest('base64url')}"`) };
  reply.headers(state);
  if (!fresh(request.headers, state)) return reply.type(type).send(text);
  sendNotModified(reply);
  return reply;
};
