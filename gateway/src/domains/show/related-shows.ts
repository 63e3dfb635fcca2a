import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import { nullIfUnavailable } from '../../content/null-if-unavailable';
import type { GraphContext } from '../../graph/graph-context';
import type { ShowListQuery, ShowRecord } from '../../upstreams/cms/cms-records';
import { areasOf } from './area';

type PublicLoaders = GraphContext['public'];
type Loaders = { [Name in 'shows' | 'videos' | 'videoCounts']: Pick<PublicLoaders[Name], 'load'> };

/** Points for what two shows share. Each outweighs all that follow it. */
const POINTS = { channel: 1000, sport: 100, person: 10, area: 2, kind: 1 } as const;

/** Number of the nearest shows that are ordered by views, too; further ones keep the editors' order. */
const NEAREST = 24;

const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((each) => other.includes(each)).length;

/**
 * Returns how near a show is to the taste for another. An area that only one of the two has counts against it: a
 * comedy and a football show that are both originals are not near.
 */
export const nearness = (show: ShowRecord, other: ShowRecord): number => {
  const [areas, others] = [areasOf(show), areasOf(other)];
  const both = shared(areas, others);
  const apart = areas.length + others.length - 2 * both;
  return (
    (show.channel_slug !== null && show.channel_slug === other.channel_slug ? POINTS.channel : 0) +
    (show.sport_slug !== null && show.sport_slug === other.sport_slug ? POINTS.sport : 0) +
    Math.min(shared(show.people, other.people), 9) * POINTS.person +
    (both - apart) * POINTS.area +
    (show.format === other.format ? POINTS.kind : 0)
  );
};

/** Reads how often a show is seen: the views of its first video, where everybody begins. */
const viewsOf = async ({ videos, videoCounts }: Loaders, { slug }: ShowRecord): Promise<number> => {
  const { items } = await videos.load({ show: slug, limit: 1, cursor: null });
  const [first] = items;
  return first ? ((await nullIfUnavailable(videoCounts.load(first.code)))?.views ?? 0) : 0;
};

/** Reads the shows that may be near: of the channel, of the sport, and the first ones of the editors' order. */
const candidatesFor = async ({ shows }: Loaders, show: ShowRecord): Promise<ShowRecord[]> => {
  const lists: Partial<ShowListQuery>[] = [
    ...(show.channel_slug === null ? [] : [{ channel: show.channel_slug }]),
    ...(show.sport_slug === null ? [] : [{ sport: show.sport_slug }]),
    {},
  ];
  const pages = await Promise.all(
    lists.map((list) => shows.load({ ...list, limit: PAGE_SIZE_MAX, cursor: null })),
  );
  const found = new Map(pages.flatMap(({ items }) => items).map((each) => [each.slug, each]));
  found.delete(show.slug);
  return [...found.values()];
};

/**
 * Reads the shows for the same taste, nearest first; of equally near ones the most viewed first. Without the view
 * counts, those are in the editors' order.
 */
export const relatedShows = async (loaders: Loaders, show: ShowRecord): Promise<ShowRecord[]> => {
  const ranked = (await candidatesFor(loaders, show))
    .map((other) => ({ other, near: nearness(show, other) }))
    .sort((a, b) => b.near - a.near);
  const nearest = await Promise.all(
    ranked.slice(0, NEAREST).map(async (each) => ({ ...each, views: await viewsOf(loaders, each.other) })),
  );
  return [...nearest.sort((a, b) => b.near - a.near || b.views - a.views), ...ranked.slice(NEAREST)].map(
    ({ other }) => other,
  );
};
