import type { Locale } from '@sahra/schemas/constants';

import type { FilmStorage } from '../storage/film-storage';
import type { KeptCaptionFacts } from './caption-facts';
import type { FilmRecord, ServedFilm } from './film-record';

const SAME_LENGTH_SECONDS = 1;

/** Returns the film before the one that is being made, when their lengths agree; captions fit no other film. */
const fittingFormer = ({ film, job }: FilmRecord, seconds: number): ServedFilm | null => {
  if (!film || film.version === job?.id) return null;
  return Math.abs((film.rungs[0]?.seconds ?? 0) - seconds) <= SAME_LENGTH_SECONDS ? film : null;
};

/** Returns the languages whose captions an editor gave the former film, where a new one of this length keeps them. */
export const givenCaptions = (record: FilmRecord, seconds: number): Locale[] => {
  const { captions, captionFacts } = fittingFormer(record, seconds) ?? { captions: [] };
  return captions.filter((locale) => typeof captionFacts?.[locale]?.inner !== 'number');
};

/** Copies captions of the former film, where the one that is being made has none, and returns what was copied. */
export const keepFormerCaptions = async (
  storage: FilmStorage,
  record: FilmRecord,
): Promise<{ captions: Locale[]; captionFacts: KeptCaptionFacts }> => {
  const { code, job } = record;
  const former = fittingFormer(record, job?.rungs[0]?.seconds ?? 0);
  const captionFacts: KeptCaptionFacts = {};
  if (!job || !former) return { captions: [], captionFacts };
  const captions = former.captions.filter((locale) => !job.captions.includes(locale));
  for (const locale of captions) {
    const file = `captions/${locale}.vtt`;
    await storage.copyFile(`${code}/${former.version}/${file}`, `${code}/${job.id}/${file}`);
    const facts = former.captionFacts?.[locale];
    // Their stream is one of the former file.
    if (facts) captionFacts[locale] = { ...facts, inner: null };
  }
  return { captions, captionFacts };
};
