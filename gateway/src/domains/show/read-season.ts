import type { GraphContext } from '../../graph/graph-context';
import type { SeasonRecord, ShowRecord } from '../../upstreams/cms/cms-records';

/** Season together with the slug of its show. */
export interface SeasonOfShow extends SeasonRecord {
  show: string;
}

/** Returns the seasons of a show, each with the slug of the show. */
export const seasonsOf = ({ slug, seasons }: ShowRecord): SeasonOfShow[] =>
  seasons.map((season) => ({ ...season, show: slug }));

/** Returns the key of a season in its id. */
export const seasonKey = ({ show, number }: SeasonOfShow): string => `${show}:${number}`;

/** Reads a season by its key; null when the show or the season does not exist. */
export const readSeason = async (
  { public: { show } }: Pick<GraphContext, 'public'>,
  key: string,
): Promise<SeasonOfShow | null> => {
  const [slug = ''] = key.split(':');
  const found = await show.load(slug);
  return (found && seasonsOf(found).find((season) => seasonKey(season) === key)) ?? null;
};
