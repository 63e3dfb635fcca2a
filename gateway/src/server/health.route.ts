import type { FastifyInstance } from 'fastify';

import type { ContentFeeds } from '../content/content-feeds';

/** `/health`: the process is up. `/ready`: both upstreams answered when last asked, a second ago at most. */
export const registerHealthRoutes = (app: FastifyInstance, feeds: ContentFeeds): void => {
  app.get('/health', { logLevel: 'warn' }, () => ({ status: 'up' }));

  app.get('/ready', { logLevel: 'warn' }, (_request, reply) => {
    const upstreams = { cms: feeds.cms.reachable, accounts: feeds.accounts.reachable };
    const ready = Object.values(upstreams).every(Boolean);
    reply.code(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'waiting', upstreams };
  });
};
