import { isSlug } from '@sahra/schemas/identity';

import { PublicCache } from '../../content/public-cache';
import type { Finding } from '../../content/public-cache';
import type { PublicSource } from '../../content/public-loader';
import { singleSource } from '../../content/single-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { FoundRecords, SearchQuery, SuggestionRecord } from '../../upstreams/cms/cms-records';

/**
 * How long an answer is kept. The cms takes a publish into its index up to 0.4 s after the feed has told of it, so a
 * purge by the feed would let the old answer in again: together they stay below the second in which a publish is found.
 */
const KEPT_MS = 500;
/** Anybody may make up queries: they have a memory of their own, so that they push no page out of the other. */
const KEPT = { max: 500, maxSize: 4_000_000 };

const NOTHING: FoundRecords = {
  items: [],
  next: null,
  correctedQuery: null,
  counts: { show: 0, video: 0, channel: 0 },
};

const shortlyKept = <Key, Value>(
  source: PublicSource<Key, Value>,
  now: () => number,
): PublicSource<Key, Value> => ({
  ...source,
  memory: new PublicCache(now, { reused: KEPT, probation: KEPT, missing: KEPT }),
});

/** A page of what was found. */
export const searchSource = (cms: CmsClient, now: () => number) =>
  shortlyKept(
    singleSource(
      'search',
      (query: SearchQuery) => JSON.stringify(query),
      async (reading, query): Promise<Finding<FoundRecords>> => {
        const possible = query.channel === undefined || isSlug(query.channel);
        const value = possible ? await cms.search(reading, query) : NOTHING;
        return { value, tags: [], expiresAt: now() + KEPT_MS };
      },
    ),
    now,
  );

/** Titles for what has been typed so far. */
export const suggestionsSource = (cms: CmsClient, now: () => number) =>
  shortlyKept(
    singleSource(
      'suggestions',
      (query: { q: string; limit: number }) => JSON.stringify(query),
      async (reading, query): Promise<Finding<SuggestionRecord[]>> => ({
        value: await cms.suggestions(reading, query),
        tags: [],
        expiresAt: now() + KEPT_MS,
      }),
    ),
    now,
  );
