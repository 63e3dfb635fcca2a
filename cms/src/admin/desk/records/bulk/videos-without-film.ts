import type { useFetchClient } from '@strapi/strapi/admin';
import type { FilmReport } from '@sahra/schemas/film';
import type { Locale } from '@sahra/schemas/constants';

import type { DeskRecord } from '../../../../desk/desk-record';
import { lacksFilm } from '../../../FilmPanel/lacks-film';

/**
 * Counts the videos among the records that would go live in a language and that viewers could not play. A film service
 * that is away names none.
 */
export const videosWithoutFilm = async (
  { get }: Pick<ReturnType<typeof useFetchClient>, 'get'>,
  records: readonly DeskRecord[],
  language: Locale,
): Promise<number> => {
  const videos = records.filter(({ type, states }) => type === 'video' && states[language] !== 'live');
  if (videos.length === 0) return 0;
  const query = new URLSearchParams({ codes: videos.flatMap(({ key }) => key ?? []).join(',') });
  const films = await get<{ data: (FilmReport | null)[] }>(`/desk/films?${query.toString()}`).then(
    ({ data }) => data.data,
    () => [],
  );
  return films.filter((film) => film !== null && lacksFilm(film)).length;
};
