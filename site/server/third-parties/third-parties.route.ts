import type { FastifyInstance } from 'fastify';

import type { ThirdParty } from '../../src/shared/third-parties/vendors';

/** Registers `/third-parties.json`: what the operator has configured, for the page's consent question. */
export const registerThirdParties = (server: FastifyInstance, parties: readonly ThirdParty[]): void => {
  server.get('/third-parties.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(parties),
  );
};
