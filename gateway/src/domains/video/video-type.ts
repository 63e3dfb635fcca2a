import type { VideoType } from '../../graph/resolver-types.generated';
import type { VideoListQuery } from '../../upstreams/cms/cms-records';

const TYPE_OF_NAME = {
  SHOW: 'show',
  SHORT: 'short',
  SPORT: 'sport',
  BUSINESS: 'business',
  ORIGINAL: 'original',
  LIVE: 'live',
  PODCAST: 'podcast',
} as const satisfies Record<VideoType, VideoListQuery['type']>;

/** The cms's word for an area of videos. */
export const videoTypeOf = (name: VideoType | null | undefined): VideoListQuery['type'] =>
  name ? TYPE_OF_NAME[name] : undefined;
