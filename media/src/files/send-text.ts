import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import { etagFor } from './content-types';
import { sendNotModified } from './send-not-modified';

/** A text that is made once and sent many times, with its ETag. */
export interface MadeText {
  text: string;
  /** Value of `content-type`. */
  type: string;
  validators: { etag: string; 'last-modified': string };
}

/** Makes a text ready to be sent. `modified` is when the newest file that it was made from was written. */
export const makeText = (text: string, type: string, modified: Date): MadeText => ({
  text,
  type,
  validators: {
    etag: etagFor(type, `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`),
    'last-modified': modified.toUTCString(),
  },
});

/** Sends a text; conditions are answered with 304. */
export const sendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, validators }: MadeText,
): true => {
  reply.headers(validators);
  if (fresh(request.headers, validators)) sendNotModified(reply);
  else reply.type(type).send(text);
  return true;
};
