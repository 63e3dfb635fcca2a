import type { FastifyBaseLogger } from 'fastify';

import type { Change } from '@sahra/schemas/change-feed';

import type { PartnerKeys } from '../partner/partner-keys';
import type { UpstreamClient } from '../upstreams/http/upstream-client';
import { FeedEvents } from './feed-events';
import { FeedFollower } from './feed-follower';
import type { FeedCallbacks } from './feed-follower';
import type { PublicCache } from './public-cache';
import type { FeedName } from './public-loader';
import { tagsOfChanges } from './tags-of-change';

/** Change feeds of cms and accounts, and the content version that follows from them. */
export interface ContentFeeds {
  readonly cms: FeedFollower;
  readonly accounts: FeedFollower;
  /** What both feeds tell, for subscriptions. */
  readonly events: FeedEvents;
  /**
   * Sum of the last page-related change numbers of both feeds; null until both were read once. Each number only
   * grows and survives a restart of the gateway, so the sum does too.
   */
  version: () => number | null;
  follow: () => Promise<void>;
  stop: () => void;
}

const purgeChanges = (cache: PublicCache, changes: readonly Change[]): void => {
  const tags = tagsOfChanges(changes);
  if (tags) cache.purge(tags);
  else cache.purgeAll();
};

/** Connects the change feeds to the cache and to the partner keys, so that a change purges the old entries. */
export const createContentFeeds = (
  cache: PublicCache,
  clients: { cms: UpstreamClient; accounts: UpstreamClient },
  log: Pick<FastifyBaseLogger, 'warn'>,
  partnerKeys: Pick<PartnerKeys, 'forget' | 'forgetAll'>,
): ContentFeeds => {
  const onFailure = (name: string) => (err: unknown) =>
    log.warn({ err }, `the change feed of ${name} does not answer`);
  const events = new FeedEvents();
  const publishing = (feed: FeedName): Required<Pick<FeedCallbacks, 'onRead' | 'onReachability'>> => ({
    onRead: (changes) => events.publish(changes ? { kind: 'changes', feed, changes } : { kind: 'gap', feed }),
    onReachability: () => events.publish({ kind: 'reachability', feed }),
  });
  const cms = new FeedFollower('cms', clients.cms, {
    ...publishing('cms'),
    onChanges: (changes) => purgeChanges(cache, changes),
    onGap: () => cache.purgeAll(),
    onFailure: onFailure('cms'),
  });
  const accounts = new FeedFollower('accounts', clients.accounts, {
    ...publishing('accounts'),
    onChanges: (changes) => {
      purgeChanges(cache, changes);
      for (const { type, document } of changes) if (type === 'partner-key') partnerKeys.forget(document);
    },
    onGap: () => {
      cache.purgeAll();
      partnerKeys.forgetAll();
    },
    onFailure: onFailure('accounts'),
  });
  return {
    cms,
    accounts,
    events,
    version: () => (cms.pages === null || accounts.pages === null ? null : cms.pages + accounts.pages),
    follow: async () => {
      await Promise.all([cms.follow(), accounts.follow()]);
    },
    stop: () => {
      cms.stop();
      accounts.stop();
    },
  };
};
