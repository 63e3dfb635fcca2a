import { FILM_CODES_MAX, FILMS_PREFIX, type FilmReport } from '@sahra/schemas/film';
import { signFilmToken } from '@sahra/schemas/film-token';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { MediaTarget } from '../films/films-pass-through.middleware';

const DEADLINE_MS = 3000;

const readFilm = async ({ url, filmSecret }: MediaTarget, code: string): Promise<FilmReport | null> => {
  try {
    const reply = await fetch(`${url}${FILMS_PREFIX}/${code}`, {
      headers: { authorization: `Bearer ${signFilmToken(filmSecret, code, Date.now())}` },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!reply.ok) return null;
    // A list shows the states of many films, and none of their facts.
    const { facts: _, captionFacts: __, ...film } = ((await reply.json()) as { data: FilmReport }).data;
    return film;
  } catch {
    return null;
  }
};

/** Reads the films of the codes in a list with commas, in its order; null while media is unavailable. */
export const readFilms = (media: MediaTarget, codes: unknown): Promise<(FilmReport | null)[]> => {
  const named = typeof codes === 'string' ? codes.split(',') : [];
  const asked = named.filter((code) => VIDEO_CODE_PATTERN.test(code)).slice(0, FILM_CODES_MAX);
  return Promise.all(asked.map((code) => readFilm(media, code)));
};
