import { bareWord, withoutAnd } from './bare-word';
import type { Match, Postings } from './postings';

/** The words that come from `word` by exchanging two letters that stand side by side: the slip of fast typing. */
const swappedLetters = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, before) => {
    const other = letters[before] ?? '';
    if (letter === other) return [];
    return [[...letters.slice(0, before), letter, other, ...letters.slice(before + 2)].join('')];
  });
};

/** Letters a folded word needs before one, and before two, slips of the finger are forgiven. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** How many letters of a folded word may be wrong, missing or too many. Numbers must be right. */
const typosForgiven = (word: string): number => {
  if (/\d/.test(word)) return 0;
  if (word.length >= TWO_FROM) return 2;
  return word.length >= ONE_FROM ? 1 : 0;
};

/** Without a particle that was joined to it, a word counts half. */
const STRIPPED_LIKENESS = 0.5;
/** A lone letter is the beginning of too much; after another word it is looked up at once. */
const PREFIX_FROM_ALONE = 2;

/** A folded word of a query, and whether it may be the beginning of one: the last is still being typed. */
interface TypedWord {
  word: string;
  unfinished: boolean;
}

export const typedWords = (folded: readonly string[]): TypedWord[] =>
  folded.map((word, place) => ({
    word,
    unfinished: place === folded.length - 1 && (place > 0 || word.length >= PREFIX_FROM_ALONE),
  }));

/** The word without what was joined to it, where something was. */
const strippedOf = ({ word, unfinished }: TypedWord): TypedWord[] =>
  [bareWord(word), withoutAnd(word)].flatMap((other) =>
    other === null || other === word ? [] : [{ word: other, unfinished }],
  );

/** Whether the catalogue has the word, or for one that is still being typed, one that begins so. */
export const isKnown = (typed: TypedWord, postings: Postings): boolean =>
  [typed, ...strippedOf(typed)].some((form) =>
    form.unfinished ? postings.begins(form.word) : postings.knows(form.word),
  );

/** What was meant where two neighbouring letters changed places, which counts as two slips otherwise. */
const swapped = (word: string, postings: Postings): Match[] =>
  typosForgiven(word) === 0 ? [] : swappedLetters(word).flatMap((other) => postings.same(other));

const near = (word: string, postings: Postings): Match[] => {
  const slips = typosForgiven(word);
  return slips === 0 ? [] : postings.near(word, slips);
};

const formMatches = (form: TypedWord, postings: Postings, forgiving: boolean): Match[] => [
  ...(form.unfinished ? postings.beginning(form.word) : postings.same(form.word)),
  ...(forgiving ? near(form.word, postings) : []),
];

/** Words of the catalogue that a typed one may stand for. Slips are looked for when it is none itself, or `forgiving`. */
export const matchesOf = (typed: TypedWord, postings: Postings, forgiving: boolean): Match[] => {
  const forgives = forgiving || !isKnown(typed, postings);
  return [
    ...formMatches(typed, postings, forgives),
    ...(forgives ? swapped(typed.word, postings) : []),
    ...strippedOf(typed).flatMap((form) =>
      formMatches(form, postings, forgives).map((match) => ({
        ...match,
        likeness: match.likeness * STRIPPED_LIKENESS,
      })),
    ),
  ];
};
