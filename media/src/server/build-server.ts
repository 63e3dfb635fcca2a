import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import fastifyStatic from '@fastify/static';
import { HEADERS } from '@sahra/schemas/headers';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';

import { healthRoute } from '../health/health.route';
import { streamRoute, type StreamOptions } from '../stream/stream.route';
import { refuse } from './refuse';

export interface ServerOptions extends StreamOptions {
  logLevel: string;
  /** Where log lines go; standard output when left out. */
  logTo?: { write: (line: string) => void };
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

const requestId = (request: IncomingMessage): string => {
  const given = request.headers[HEADERS.requestId];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

/** A signed address opens the video to anybody who reads it, so the log keeps only its expiry. */
const withoutSignature = (url: string): string => url.replace(/^(\/media\/\d+)-[^/]*/, '$1-…');

/** The media server, not yet listening. */
export const buildServer = ({ logLevel, logTo, ...stream }: ServerOptions): FastifyInstance => {
  const app = fastify({
    genReqId: requestId,
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, url: withoutSignature(request.url) }),
      },
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      [HEADERS.requestId]: request.id,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  app.register(fastifyStatic, { serve: false });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404, 'NOT_FOUND'));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(request, reply, status, 'BAD_USER_INPUT');
    request.log.error({ err: error }, 'request failed');
    return refuse(request, reply, 500, 'SOMETHING_WENT_WRONG');
  });

  healthRoute(app, stream.library);
  streamRoute(app, stream);
  return app;
};
