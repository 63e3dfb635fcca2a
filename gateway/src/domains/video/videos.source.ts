import { batchesOf } from '../../content/batches-of';
import { foundList } from '../../content/findings';
import type { Finding } from '../../content/public-cache';
import type { PublicSource } from '../../content/public-loader';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { RecordPage, VideoListQuery, VideoRecord } from '../../upstreams/cms/cms-records';
import type { PublicReading } from '../../upstreams/public-reading';

type Found = Finding<RecordPage<VideoRecord>>;

const keyOf = ({ kind, channel, show, live, premium, limit, cursor }: VideoListQuery): string =>
  JSON.stringify([kind, channel, show, live, premium, limit, cursor]);

/** First pages of nothing but one show's or one channel's videos: those of several owners can be read in one call. */
const ownerOf = ({ channel, show, live, premium, cursor }: VideoListQuery) => {
  if (cursor !== null || live !== undefined || premium !== undefined) return null;
  if (show !== undefined && channel === undefined) return { type: 'shows', slug: show } as const;
  if (channel !== undefined && show === undefined) return { type: 'channels', slug: channel } as const;
  return null;
};

const groupsOf = (queries: readonly VideoListQuery[]): VideoListQuery[][] => {
  const groups = new Map<string, VideoListQuery[]>();
  for (const query of queries) {
    const owner = ownerOf(query);
    const group = owner ? JSON.stringify([owner.type, query.kind, query.limit]) : keyOf(query);
    groups.set(group, [...(groups.get(group) ?? []), query]);
  }
  return [...groups.values()];
};

/** One video more than asked tells whether something follows; the page itself has no cursor of the cms, so it is gone on from its beginning. */
const pageOfOwner = (videos: readonly VideoRecord[]): RecordPage<VideoRecord> => ({
  items: videos,
  next: null,
});

const readGroup = async (
  cms: CmsClient,
  reading: PublicReading,
  group: VideoListQuery[],
): Promise<Found[]> => {
  const [first] = group;
  const owner = first && ownerOf(first);
  if (!first || !owner || group.length === 1) {
    const pages = await Promise.all(group.map((query) => cms.videos(reading, query)));
    return pages.map((page) => foundList.videos(page, page.items));
  }
  const slugs = group.flatMap((query) => ownerOf(query)?.slug ?? []);
  const batches = await Promise.all(
    batchesOf(slugs).map((batch) => {
      const owners = owner.type === 'shows' ? { shows: batch } : { channels: batch };
      return cms.videosOfEach(reading, owners, { kind: first.kind, each: first.limit + 1 });
    }),
  );
  const videos = batches.flat();
  return slugs.map((slug) => {
    const own = videos.filter((video) =>
      owner.type === 'shows' ? video.show?.slug === slug : video.channel_slug === slug,
    );
    return foundList.videos(pageOfOwner(own), own);
  });
};

/** Pages of videos. Lists of several shows or channels, as a list of shows asks for them, are read together. */
export const videosSource = (cms: CmsClient): PublicSource<VideoListQuery, RecordPage<VideoRecord>> => ({
  name: 'videos',
  feed: 'cms',
  keyOf,
  read: async (reading, queries) => {
    const groups = groupsOf(queries);
    const found = await Promise.all(groups.map((group) => readGroup(cms, reading, group)));
    const findings = new Map<string, Found>();
    groups.forEach((group, place) =>
      group.forEach((query, index) => {
        const finding = found[place]?.[index];
        if (finding) findings.set(keyOf(query), finding);
      }),
    );
    return queries.map(
      (query) => findings.get(keyOf(query)) ?? new Error('A list of videos was not answered'),
    );
  },
});
