import type { FastifyInstance } from 'fastify';

import type { ContentFeeds } from '../content/content-feeds';

/**
 * Registers `/health` (the process is up) and `/ready` (both upstreams answered the latest poll, at
 * most one second ago; otherwise 503).
 */
export const registerHealthRoutes = (app: FastifyInstance, feeds: ContentFeeds): void => {
  app.get('/health', { logLevel: 'warn' }, () => ({ status: 'up' }));

  app.get('/ready', { logLevel: 'warn' }, (_request, reply) => {
    const upstreams = { cms: feeds.cms.reachable, accounts: feeds.accounts.reachable };
    const ready = Object.values(upstreams).every(Boolean);
    reply.code(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'waiting', upstreams };
  });
};
