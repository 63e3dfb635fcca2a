import { foldedWords } from '@sahra/schemas/fold';

import { EVERYDAY_WORDS } from './everyday-words';
import { type Match, Postings } from './postings';
import { latinForms } from './sound/latin-sounds';
import { possiblyStripped, stripArabicAnd, stripArabicPrefix } from './strip-arabic-prefix';

/** A word of the same meaning stands below the word itself. */
const EVERYDAY_LIKENESS = 0.5;
/** A folded word of fewer letters may be another, and is meant with its article only: `ما` is ماء and “what”. */
const MEANT_FROM = 3;

const GROUPS = EVERYDAY_WORDS.trim()
  .split('\n')
  .map((line) => [...new Set(foldedWords(line))]);
/** The groups by number, found as the words of a catalogue are. */
const WORDS = new Postings();
for (const [number, words] of GROUPS.entries()) WORDS.add(number, new Map(words.map((word) => [word, 1])));

/** “This” in the Levant and the Gulf, “on the” and “from the”. */
const SPOKEN = /^[هعم]ال(?=\p{L}{2})/u;
/** Endings of possession, dual and plural; before them a final ة is ت. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ت(?:ي|ك|و|ه|ها|هم|كم|نا|ين|ان)$/u, 'ه'],
  [/(?<=..)ات$/u, 'ه'],
  [/(?<=..)(?:ي|ك|و|ه|ها|هم|كم|نا|ين|ان|ون|ات)$/u, ''],
];

/** Returns what a word may be without what is joined to it; for an `unknown` word also what is seldom joined. */
const formsOf = (word: string, unknown: boolean): string[] => {
  const and = stripArabicAnd(word) ?? word;
  const bare = [
    word,
    ...[word, and].flatMap((one) => [one, stripArabicPrefix(one), one.replace(SPOKEN, '')]),
  ];
  if (!unknown) return bare;
  const stripped = [...bare, ...possiblyStripped(word)];
  return [
    ...stripped,
    ...stripped.flatMap((one) =>
      ENDINGS.flatMap(([ending, instead]) => (ending.test(one) ? [one.replace(ending, instead)] : [])),
    ),
  ];
};

const othersOf = (named: readonly Match[], postings: Postings, except: string): Match[] =>
  named.flatMap(({ likeness, documents }) =>
    [...documents.keys()]
      .flatMap((number) => GROUPS[number] ?? [])
      .filter((other) => other !== except)
      .map((other) => (other.length < MEANT_FROM ? `ال${other}` : other))
      .flatMap((other) => [...postings.same(other), ...postings.sameStem(other)])
      .map((match) => ({ ...match, likeness: match.likeness * likeness * EVERYDAY_LIKENESS })),
  );

/** Returns the catalogue’s words of the same meaning as a folded Arabic one. */
export const everydayMatches = (word: string, postings: Postings, unknown: boolean): Match[] =>
  othersOf(
    [...new Set(formsOf(word, unknown))].flatMap((form) => WORDS.same(form)),
    postings,
    word,
  );

/** As `everydayMatches`, for a word in Latin letters, by its sound. */
export const everydaySounds = (word: string, postings: Postings): Match[] =>
  othersOf(
    latinForms(word).flatMap((form) => WORDS.sounding(form, false)),
    postings,
    word,
  );
