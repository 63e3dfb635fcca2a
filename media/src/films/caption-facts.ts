import { LOCALES, type Locale } from '@sahra/schemas/constants';
import type { CaptionFacts, ShownCaption } from '@sahra/schemas/film-facts';

import { captionWarningText, type CaptionWarning } from '../captions/caption-warnings';
import type { Cue } from '../captions/cue';

interface Kept extends Omit<CaptionFacts, 'language' | 'notes'> {
  warnings: CaptionWarning[];
}

/** What is kept of the captions of a film, by language. Captions from before there was this are missing. */
export type KeptCaptionFacts = Partial<Record<Locale, Kept>>;

const shown = ({ from, lines, isTop }: Cue): ShownCaption => ({ seconds: from, lines, isTop });

/** Returns what is kept of captions; undefined for none at all. */
export const keptFacts = (
  cues: readonly Cue[],
  warnings: CaptionWarning[],
  inner: number | null,
): Kept | undefined => {
  const [first, last] = [cues[0], cues.at(-1)];
  return first && last && { count: cues.length, first: shown(first), last: shown(last), inner, warnings };
};

/** Returns what an editor is told of captions. */
export const captionFactsOf = (kept: KeptCaptionFacts): CaptionFacts[] =>
  LOCALES.flatMap((language) => {
    const facts = kept[language];
    if (!facts) return [];
    const { warnings, ...rest } = facts;
    const notes = warnings.map((warning) => ({
      en: captionWarningText(warning, 'en'),
      ar: captionWarningText(warning, 'ar'),
    }));
    return [{ language, ...rest, notes }];
  });
