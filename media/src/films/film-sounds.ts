import type { SoundWords } from '@sahra/schemas/film';

import type { FilmRecord, FinishedSound } from './film-record';

/** Whether an editor has said something of each of these sounds, and of no other. */
export const areSoundsOf = (sounds: readonly FinishedSound[], words: readonly SoundWords[]): boolean =>
  words.length === sounds.length && sounds.every(({ id }) => words.some((each) => each.id === id));

/**
 * Returns the record after an editor said what the sounds of its film are, in which order. A film whose larger qualities
 * are still being made has them in its job too. A record that has got another film stays as it is.
 */
export const withSounds = (record: FilmRecord, words: readonly SoundWords[]): FilmRecord => {
  const { film, job } = record;
  const sounds = film?.sounds ?? [];
  if (!film || !areSoundsOf(sounds, words)) return record;
  const changed = words.flatMap(({ id, language, kind, title }) => {
    const sound = sounds.find((each) => each.id === id);
    const given = title?.trim() ?? '';
    return sound ? [{ ...sound, language, kind, title: given === '' ? null : given }] : [];
  });
  return {
    ...record,
    film: { ...film, sounds: changed },
    job: job?.id === film.version ? { ...job, sounds: changed } : job,
  };
};
