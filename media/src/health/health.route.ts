import type { FastifyInstance } from 'fastify';

import type { Library } from '../library/library';

/** Registers `/health` (the process is up) and `/ready` (the library is readable, otherwise 503). */
export const healthRoute = (app: FastifyInstance, library: Library): void => {
  app.get('/health', { logLevel: 'warn' }, () => ({ status: 'ok' }));

  app.get('/ready', { logLevel: 'warn' }, async (_, reply) =>
    (await library.isReadable())
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'unavailable', missing: 'library' }),
  );
};
