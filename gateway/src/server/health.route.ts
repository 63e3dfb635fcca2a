import type { FastifyInstance } from 'fastify';

import type { ContentFeeds } from '../content/content-feeds';
import type { FeedFollower } from '../content/feed-follower';

/** Returns whether an upstream answered the latest poll of its change feed, and since when it is so. */
const stateOf = ({ reachable, since }: FeedFollower) => ({
  state: reachable ? 'up' : 'down',
  since: new Date(since).toISOString(),
});

/**
 * Registers `/health` (the process is up) and `/ready`: both upstreams answered the latest poll of their change feeds,
 * at most one second ago. Otherwise 503: pages that were never read, and everything of viewers, cannot be served.
 */
export const registerHealthRoutes = (app: FastifyInstance, feeds: ContentFeeds): void => {
  app.get('/health', { logLevel: 'warn' }, () => ({ status: 'up' }));

  app.get('/ready', { logLevel: 'warn' }, (_request, reply) => {
    const ready = feeds.cms.reachable && feeds.accounts.reachable;
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    const upstreams = { cms: stateOf(feeds.cms), accounts: stateOf(feeds.accounts) };
    return { status: ready ? 'ready' : 'not ready', upstreams };
  });
};
