import { isSlug } from '@sahra/schemas/identity';

import { PublicCache } from '../../content/public-cache';
import type { TaggedValue } from '../../content/public-cache';
import type { PublicSource } from '../../content/public-loader';
import { unbatchedSource } from '../../content/unbatched-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { SearchResults, SearchQuery, SuggestionRecord } from '../../upstreams/cms/cms-records';

/**
 * Cache lifetime of a result, in milliseconds. The cms indexes a publish up to 0.4 s after its feed
 * reports it, so a purge by the feed would let the old result back in. Both delays together stay below 1
 * s, within which a publish must be found.
 */
const KEPT_MS = 500;
/**
 * Limits of a separate cache: anybody can make up queries, and these must
 * not evict pages from the shared cache.
 */
const KEPT = { max: 500, maxSize: 4_000_000 };

const NOTHING: SearchResults = {
  items: [],
  next: null,
  correctedQuery: null,
  omittedWords: [],
  counts: { show: 0, video: 0, channel: 0 },
};

const shortlyKept = <Key, Value>(
  source: PublicSource<Key, Value>,
  now: () => number,
): PublicSource<Key, Value> => ({
  ...source,
  memory: new PublicCache(now, { reused: KEPT, probation: KEPT, missing: KEPT }),
});

/** Source of search result pages. */
export const searchSource = (cms: CmsClient, now: () => number) =>
  shortlyKept(
    unbatchedSource(
      'search',
      (query: SearchQuery) => JSON.stringify(query),
      async (reading, query): Promise<TaggedValue<SearchResults>> => {
        const possible = query.channel === undefined || isSlug(query.channel);
        const value = possible ? await cms.search(reading, query) : NOTHING;
        return { value, tags: [], expiresAt: now() + KEPT_MS };
      },
    ),
    now,
  );

/** Source of title suggestions for a partly typed query. */
export const suggestionsSource = (cms: CmsClient, now: () => number) =>
  shortlyKept(
    unbatchedSource(
      'suggestions',
      (query: { q: string; limit: number }) => JSON.stringify(query),
      async (reading, query): Promise<TaggedValue<SuggestionRecord[]>> => ({
        value: await cms.suggestions(reading, query),
        tags: [],
        expiresAt: now() + KEPT_MS,
      }),
    ),
    now,
  );
