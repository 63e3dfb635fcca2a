import type { SearchDocument, SearchWords } from '../../cms/src/search/search-document';
import { arabicLexicon, latinLexicon, type Lexicon, phraseOf } from './lexicon';
import { below, oneOf, type Random, randomFrom } from './random';

const WORDS = 8000;
const NAMES = 400;
const CHANNELS = 15;
/** Of a hundred records so many are shows, the rest videos: as in the seeds. */
const SHOWS_IN_HUNDRED = 8;
const SECONDS_MAX = 5400;

/** Pairs that editors would list as spellings of one name. */
export type NamePair = readonly [latin: string, arabic: string];

export interface Generated {
  documents: readonly SearchDocument[];
  names: readonly NamePair[];
}

const between = (random: Random, least: number, most: number): number =>
  least + below(random, most - least + 1);

const wordsIn = (random: Random, lexicon: Lexicon, people: readonly string[]): SearchWords => ({
  title:
    phraseOf(random, lexicon, between(random, 2, 5)) +
    (random() < 0.1 ? ` ${String(between(random, 1, 99))}` : ''),
  description: phraseOf(random, lexicon, between(random, 10, 22)),
  people: people.join('\n'),
});

/** A catalogue in two languages, the same in every run: common words, rare ones, names, shows and channels. */
export const generatedDocuments = (count: number): Generated => {
  const random = randomFrom(4);
  const [latin, arabic] = [latinLexicon(random, WORDS), arabicLexicon(random, WORDS)];
  const [latinNames, arabicNames] = [
    latinLexicon(random, NAMES).slice(20),
    arabicLexicon(random, NAMES).slice(20),
  ];
  const names = latinNames.map((name, place): NamePair => [name, arabicNames[place] ?? name]);
  const channels = Array.from({ length: CHANNELS }, () => [
    phraseOf(random, latin, 2),
    phraseOf(random, arabic, 2),
  ]);
  const shows = Array.from({ length: Math.ceil(count / 40) }, () => [
    phraseOf(random, latin, 3),
    phraseOf(random, arabic, 3),
  ]);
  const documents = Array.from({ length: count }, (_, place): SearchDocument => {
    const isShow = below(random, 100) < SHOWS_IN_HUNDRED;
    const people = random() < 0.4 ? [oneOf(random, names), oneOf(random, names)] : [];
    const channel = below(random, CHANNELS);
    const key = `c${place.toString(36).padStart(7, '0')}`;
    const type = isShow ? 'show' : 'video';
    return {
      id: `${type}:${key}`,
      type,
      key,
      words: {
        en: wordsIn(
          random,
          latin,
          people.map(([name]) => name),
        ),
        ar: wordsIn(
          random,
          arabic,
          people.map(([, name]) => name),
        ),
      },
      belongsTo: [...(isShow ? [] : oneOf(random, shows)), ...(channels[channel] ?? [])],
      channel: `channel-${channel}`,
      durationSeconds: isShow ? null : between(random, 30, SECONDS_MAX),
      live: random() < 0.05,
      facets: [
        `channel:channel-${channel}`,
        `kind:${isShow ? 'series' : 'episode'}`,
        `episode:${place % 30}`,
      ],
      premium: random() < 0.5,
    };
  });
  return { documents, names };
};
