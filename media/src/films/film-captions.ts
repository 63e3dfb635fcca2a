import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { FilmFacts } from '@sahra/schemas/film-facts';

import type { KeptCaptionFacts } from './caption-facts';
import { SEED_VERSION, type FilmRecord } from './film-record';

/** A film to which captions belong. */
export interface CaptionedFilm {
  version: string;
  captions: Locale[];
  captionFacts?: KeptCaptionFacts | undefined;
  facts?: FilmFacts | undefined;
}

const seedCaptionsOf = ({ seedCaptions }: FilmRecord): Locale[] =>
  LOCALES.filter((locale) => seedCaptions?.[locale] !== 'removed');

/** Returns the languages with captions of the film that plays now. */
export const playingCaptions = (record: FilmRecord, isSeeded: boolean): Locale[] => {
  if (record.film) return record.film.captions;
  return isSeeded ? seedCaptionsOf(record) : [];
};

/** Returns the film that is being uploaded or made; null when none is. */
export const comingFilm = ({ upload, job }: FilmRecord): CaptionedFilm | null => {
  if (upload) return { version: upload.id, ...upload };
  return job?.failure === null ? { version: job.id, ...job } : null;
};

/** Returns the film that an editor's captions belong to: one on its way, else what plays, else one that failed. */
export const captionedFilm = (record: FilmRecord, isSeeded: boolean): CaptionedFilm | null => {
  const coming = comingFilm(record);
  if (coming) return coming;
  if (record.film) return record.film;
  if (isSeeded) return { version: SEED_VERSION, captions: playingCaptions(record, isSeeded) };
  return record.job && { version: record.job.id, ...record.job };
};

/**
 * Returns the record after the captions of one language came to the film `version`, or were removed from it. `facts` are
 * those of captions that came.
 */
export const withCaptions = (
  record: FilmRecord,
  version: string,
  locale: Locale,
  change: 'sent' | 'removed',
  facts?: KeptCaptionFacts[Locale],
): FilmRecord => {
  if (version === SEED_VERSION) {
    return { ...record, seedCaptions: { ...record.seedCaptions, [locale]: change } };
  }
  const has = (each: Locale, before: readonly Locale[]): boolean =>
    each === locale ? change === 'sent' : before.includes(each);
  const changed = <Part extends { captions: Locale[]; captionFacts?: KeptCaptionFacts }>(
    part: Part,
  ): Part => ({
    ...part,
    captions: LOCALES.filter((each) => has(each, part.captions)),
    captionFacts: { ...part.captionFacts, [locale]: facts },
  });
  const { upload, job, film } = record;
  return {
    ...record,
    upload: upload?.id === version ? changed(upload) : upload,
    job: job?.id === version ? changed(job) : job,
    film: film?.version === version ? changed(film) : film,
  };
};
