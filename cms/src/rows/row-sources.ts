/** Content sources of a row, with the card shape of each. */
export const SHAPE_OF_SOURCE = {
  shows: 'poster',
  newest: 'wide',
  live: 'wide',
  tonight: 'tonight',
  shorts: 'upright',
  channels: 'star',
  channel: 'wide',
  originals: 'poster',
  business: 'poster',
  podcasts: 'poster',
  sport: 'wide',
} as const;

export type RowSource = keyof typeof SHAPE_OF_SOURCE;
