import { tagList } from '../../content/tagged-values';
import { ownedListsSource } from '../../content/owned-lists-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { VideoListQuery } from '../../upstreams/cms/cms-records';

/** Lists all filters of a video list in a fixed order. */
const narrowings = ({ type, kind, channel, show, season, sport, live, premium, order }: VideoListQuery) => [
  type,
  kind,
  channel,
  show,
  season,
  sport,
  live,
  premium,
  order,
];

/**
 * Returns the show, season, channel or sport when the query is the first page of its videos, with no other
 * filter than the kind; null otherwise.
 */
const ownerOf = (query: VideoListQuery) => {
  const { kind, channel, show, season, sport } = query;
  const named = narrowings(query).filter((value) => value !== undefined).length;
  const owners = named - (kind === undefined ? 0 : 1);
  if (query.cursor !== null) return null;
  if (owners === 2 && show !== undefined && season !== undefined)
    return { type: 'seasons', slug: `${show}:${season}` } as const;
  if (owners !== 1) return null;
  if (show !== undefined) return { type: 'shows', slug: show } as const;
  if (channel !== undefined) return { type: 'channels', slug: channel } as const;
  return sport === undefined ? null : ({ type: 'sports', slug: sport } as const);
};

/**
 * Source of video pages. Lists of several shows, seasons, channels or sports are read
 * together, as a list of owners requests them.
 */
export const videosSource = (cms: CmsClient) =>
  ownedListsSource({
    name: 'videos',
    keyOf: (query: VideoListQuery) => JSON.stringify([...narrowings(query), query.limit, query.cursor]),
    ownerOf,
    groupOf: ({ kind }) => kind,
    page: cms.videos,
    ofEach: (reading, owners, { query: { kind }, each }) => cms.videosOfEach(reading, owners, { kind, each }),
    isOf: (video, { type, slug }) =>
      slug ===
      {
        shows: video.show?.slug,
        seasons: `${video.show?.slug}:${video.season_number}`,
        channels: video.channel_slug,
        sports: video.sport_slug,
      }[type],
    found: (page, videos, query) =>
      query.sport === undefined && query.type === undefined
        ? tagList.videos(page, videos, query)
        : tagList.videosByShow(page, videos, query),
  });
