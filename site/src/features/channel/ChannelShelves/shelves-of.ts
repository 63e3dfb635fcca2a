import type { Section } from '../../../shared/catalogue/sections/sections';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import type { ChannelPageQuery } from '../ChannelPage/channel-page.query.generated';

/** Kinds of videos in the order of a channel's shelves. */
const KINDS = [
  { id: 'episodes', kind: 'EPISODE', label: 'show.episodes' },
  { id: 'matches', kind: 'MATCH', label: 'show.matches' },
  { id: 'shorts', kind: 'SHORT', label: 'show.shorts' },
  { id: 'clips', kind: 'CLIP', label: 'show.clips' },
  { id: 'highlights', kind: 'HIGHLIGHT', label: 'show.highlights' },
] as const satisfies readonly { id: Section; kind: VideoCardFragment['kind']; label: string }[];

export interface Shelf {
  id: (typeof KINDS)[number]['id'];
  /** Key of its name. */
  label: (typeof KINDS)[number]['label'];
  /** Newest first, the beginning of the list. */
  videos: readonly VideoCardFragment[];
  /** Number of all videos of the kind; null when the channel has more than the page knows. */
  count: number | null;
  /** Whether there are more than `videos`. */
  more: boolean;
}

/** Returns the shelves of a channel: one for each kind of which it has videos. */
export const shelvesOf = (data: ChannelPageQuery): Shelf[] => {
  const newest = data.channel?.newest;
  return KINDS.flatMap(({ id, kind, label }) => {
    const list = data[id];
    if (!list || list.nodes.length === 0) return [];
    const counted = newest?.pageInfo.hasNextPage
      ? null
      : (newest?.nodes.filter((video) => video.kind === kind).length ?? null);
    const more = list.pageInfo.hasNextPage;
    return [{ id, label, videos: list.nodes, count: more ? counted : list.nodes.length, more }];
  });
};
