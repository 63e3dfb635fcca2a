import { Type, type Static } from 'typebox';

/** SQL conditions of the site's areas, over a video `v`, its show `s` and its sport `p`. */
export const CONDITION_OF_TYPE = {
  show: 's.slug IS NOT NULL',
  short: "v.kind = 'short'",
  sport: 'p.slug IS NOT NULL',
  business: 's.business',
  original: 's.original',
  live: 'v.live',
  podcast: "s.format = 'podcast'",
} as const;

const VIDEO_TYPES = Object.keys(CONDITION_OF_TYPE) as (keyof typeof CONDITION_OF_TYPE)[];

export const VideoTypeSchema = Type.Enum(VIDEO_TYPES, {
  $id: 'VideoType',
  description:
    'An area of the site: what belongs to a show, shorts, what has a sport, what belongs to a business, original or podcast show, live events.',
});
export type VideoType = Static<typeof VideoTypeSchema>;
