import { Type, type Static } from 'typebox';

/** SQL conditions of the site's areas, over a show `s` and its sport `p`. */
const CONDITION_OF_TYPE = {
  original: 's.original',
  business: 's.business',
  sport: 'p.slug IS NOT NULL',
  podcast: "s.format = 'podcast'",
} as const;

const SHOW_TYPES = Object.keys(CONDITION_OF_TYPE) as (keyof typeof CONDITION_OF_TYPE)[];

export const ShowTypeSchema = Type.Enum(SHOW_TYPES, {
  $id: 'ShowType',
  description: 'An area of the site: what we made, what is about business, what has a sport, podcasts.',
});
export type ShowType = Static<typeof ShowTypeSchema>;

export interface ShowFilter {
  type?: ShowType | undefined;
  /** Slug of a channel. */
  category?: string | undefined;
  sport?: string | undefined;
}

/** Returns the SQL conditions of `filter`, and appends their parameters to `values`. */
export const conditionsOfShows = ({ type, category, sport }: ShowFilter, values: unknown[]): string[] => [
  ...(type === undefined ? [] : [CONDITION_OF_TYPE[type]]),
  ...(category === undefined ? [] : [`c.slug = $${values.push(category)}`]),
  ...(sport === undefined ? [] : [`p.slug = $${values.push(sport)}`]),
];
