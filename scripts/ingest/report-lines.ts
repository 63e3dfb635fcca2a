import type { FilmReport } from '@sahra/schemas/film';
import { filmClock } from '@sahra/schemas/film-clock';
import type { CaptionFacts } from '@sahra/schemas/film-facts';
import { changedTexts, foundTexts, lookTexts } from '@sahra/schemas/film-facts-texts';

/** Signs that keep the direction of words on a page; terminals show some of them as boxes. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Returns a sentence as terminals show it. */
export const plainSentence = (text: string): string => text.replace(ISOLATES, '');

const captionLine = ({ language, count, first, last }: CaptionFacts): string => {
  const [begin, end] = [first, last].map(
    ({ seconds, lines }) => `${filmClock(seconds)} ${lines.join(' / ')}`,
  );
  return `Captions ${language}: ${count}, from ${begin} to ${end}`;
};

/** Returns what is known of a film as lines: what its file has, what was changed, what to look at. */
export const reportLines = ({ facts, captionFacts = [] }: FilmReport): string[] =>
  [
    ...(facts ? [...foundTexts(facts, 'en'), ...changedTexts(facts, 'en')] : []),
    ...captionFacts.map(captionLine),
    ...lookTexts(facts, captionFacts, 'en').map((text) => `Look at this: ${text}`),
  ].map(plainSentence);
