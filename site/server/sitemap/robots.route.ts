import type { FastifyInstance } from 'fastify';

import type { ServerConfig } from '../config';

/**
 * Private pages and form pages are excluded by `noindex`, which a crawler must be able to read; only technical
 * paths are disallowed.
 */
const DISALLOWED = ['/api/', '/graphql', '/media/'];

/** Registers `/robots.txt` with the crawl rules and the sitemap URL. */
export const registerRobots = (server: FastifyInstance, { publicUrl }: ServerConfig): void => {
  const text = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    // Sounds of podcasts, to which their feeds lead.
    'Allow: /media/*/audio.m4a',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
};
