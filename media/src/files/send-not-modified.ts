import type { OutgoingHttpHeaders } from 'node:http';

import { hasBody } from '@sahra/schemas/unfinished-requests';
import type { FastifyReply } from 'fastify';

/**
 * Sends 304. To HEAD, Fastify would add `content-length: 0`, and a 304 must not name another length than the 200 does
 * (RFC 9110, section 8.6).
 */
export const sendNotModified = (reply: FastifyReply): void => {
  const { raw } = reply.request;
  if (hasBody(raw) && !raw.complete) reply.header('connection', 'close');
  reply.hijack();
  reply.raw.writeHead(304, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.end();
};
