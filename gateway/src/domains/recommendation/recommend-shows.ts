import type { GraphContext } from '../../graph/graph-context';
import type { RecommendationReason } from '../../graph/resolver-types.generated';
import type { ViewerLoaders } from '../../graph/viewer-loaders';
import type { ProgressRecord } from '../../upstreams/accounts/accounts-records';
import type { RecordPage, ShowRecord } from '../../upstreams/cms/cms-records';
import { nearness, relatedShows } from '../show/related-shows';

type Own = Pick<ViewerLoaders, 'watchHistory' | 'watchlist' | 'watchlistShows'>;
type PublicLoaders = GraphContext['public'];

/** Something that the viewer did with a show. */
interface Act {
  reason: RecommendationReason;
  slug: string;
  /** ISO 8601. */
  at: string;
}

interface RecommendedShows {
  reason: RecommendationReason;
  source: ShowRecord;
  shows: ShowRecord[];
}

const SHOWS_MAX = 12;

/** An area in common; being of the same kind is not near. */
const NEAR_MIN = 2;

/** Pages of 50 that are read of the history: the shows of older videos may be recommended again. */
const HISTORY_PAGES_MAX = 10;

const readHistory = async ({ watchHistory }: Own): Promise<ProgressRecord[]> => {
  const watched: ProgressRecord[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < HISTORY_PAGES_MAX; pages += 1) {
    const { items, next }: RecordPage<ProgressRecord> = await watchHistory(after);
    watched.push(...items);
    if (next === null) break;
    after = next;
  }
  return watched.filter(({ state }) => state !== 'new');
};

/** Reads what the viewer watched and saved, as acts with shows. Videos without a show are left out. */
const readActs = async (own: Own, { video }: PublicLoaders): Promise<Act[]> => {
  const [watched, videos, shows] = await Promise.all([
    readHistory(own),
    own.watchlist(null),
    own.watchlistShows(null),
  ]);
  const ofVideos = [
    ...watched.map(({ code, watched_at: at }) => ({ reason: 'WATCHED' as const, code, at })),
    ...videos.items.map(({ code, added_at: at }) => ({ reason: 'SAVED' as const, code, at })),
  ];
  const found = await Promise.all(ofVideos.map(({ code }) => video.load(code)));
  return [
    ...ofVideos.flatMap(({ reason, at }, index) => {
      const show = found[index]?.show;
      return show ? [{ reason, slug: show.slug, at }] : [];
    }),
    ...shows.items.map(({ slug, added_at: at }) => ({ reason: 'SAVED' as const, slug, at })),
  ];
};

/**
 * Recommends shows near the one that the viewer watched or saved last, without those that they know (decision 0147).
 * @returns Null when there is no such show or nothing near it.
 */
export const recommendShows = async (own: Own, loaders: PublicLoaders): Promise<RecommendedShows | null> => {
  const acts = await readActs(own, loaders);
  acts.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const [last] = acts;
  const source = last ? await loaders.show.load(last.slug) : null;
  if (!last || !source) return null;
  const known = new Set(acts.map(({ slug }) => slug));
  const shows = (await relatedShows(loaders, source))
    .filter((show) => !known.has(show.slug) && nearness(source, show) >= NEAR_MIN)
    .slice(0, SHOWS_MAX);
  return shows.length === 0 ? null : { reason: last.reason, source, shows };
};
