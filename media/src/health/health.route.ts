import type { FastifyInstance } from 'fastify';

import type { Library } from '../library/library';

const healthSchema = (operationId: string, summary: string) => ({
  tags: ['operations'],
  operationId,
  summary,
});

/**
 * Registers `/health` (the process is up) and `/ready` (the library is readable, otherwise 503), which says with `films`
 * what makes films, as soon as that is known.
 */
export const healthRoute = (app: FastifyInstance, library: Library, films: () => string | null): void => {
  app.get(
    '/health',
    { logLevel: 'warn', schema: healthSchema('health', 'Whether the process is up.') },
    () => ({ status: 'ok' }),
  );

  const ready = healthSchema('ready', 'Whether the library is readable; 503 otherwise.');
  app.get('/ready', { logLevel: 'warn', schema: ready }, async (_, reply) =>
    (await library.isReadable())
      ? { status: 'ready', films: films() }
      : reply.code(503).send({ status: 'unavailable', missing: 'library' }),
  );
};
