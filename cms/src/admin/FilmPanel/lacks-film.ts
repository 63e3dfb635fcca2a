import type { FilmReport } from '@sahra/schemas/film';

/** Whether viewers have nothing to play, and nothing is on its way. */
export const lacksFilm = ({ playable, state }: FilmReport): boolean =>
  !playable && (state === 'none' || state === 'failed');
