import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';
import { useFilmPictures, type FilmPicture } from './use-film-pictures';

/** Reads the poster candidates of a film. */
export const useCandidates = (
  film: FilmReport,
  reload: () => Promise<FilmDesk | undefined>,
): readonly FilmPicture[] => {
  const files = Array.from({ length: film.posters }, (_, index) => `posters/${index + 1}.jpg`);
  return useFilmPictures(film, files, reload).flatMap((picture) => picture ?? []);
};
