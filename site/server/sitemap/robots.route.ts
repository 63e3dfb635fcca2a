import type { FastifyInstance } from 'fastify';

import type { ServerConfig } from '../config';

/** Pages for one reader or one form are kept out by `noindex`, which a crawler must be able to read; only machinery is disallowed. */
const DISALLOWED = ['/api/', '/graphql', '/media/'];

/** `/robots.txt`: who may read what, and where the sitemap is. */
export const registerRobots = (server: FastifyInstance, { publicUrl }: ServerConfig): void => {
  const text = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
};
