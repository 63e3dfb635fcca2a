import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

interface Text {
  text: string;
  /** Value of `content-type`. */
  type: string;
  /** When the newest file that it was made from was written. */
  modified: Date;
}

/** Sends a text that is made when it is asked for, with its ETag; conditions are answered with 304. */
export const sendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, modified }: Text,
): true => {
  const validators = {
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
    'last-modified': modified.toUTCString(),
  };
  reply.headers(validators);
  if (fresh(request.headers, validators)) reply.code(304).send();
  else reply.type(type).send(text);
  return true;
};
