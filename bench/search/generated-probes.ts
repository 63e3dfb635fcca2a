import type { SearchDocument } from '../../cms/src/search/search-document';
import { typedOnArabicKeys, typedOnLatinKeys } from '../../cms/src/search/typing/keyboard-keys';
import type { Generated, NamePair } from './generated-documents';
import { below, oneOf, type Random, randomFrom } from './random';

/** What is typed by somebody who looks for one record. */
export interface Probe {
  kind: string;
  typed: string;
  /** Ids of the record, and of those with the same title. */
  wanted: readonly string[];
}

const LONG = 5;

const changed = (random: Random, text: string, change: (word: string, at: number) => string): string => {
  const words = text.split(' ');
  const longest = [...words].sort((a, b) => b.length - a.length)[0] ?? '';
  const at = 1 + below(random, Math.max(1, longest.length - 2));
  return words.map((word) => (word === longest && word.length >= LONG ? change(word, at) : word)).join(' ');
};

type Slip = (random: Random, title: { en: string; ar: string }) => string | null;

const SLIPS: Readonly<Record<string, Slip>> = {
  'as it is written': (_random, { en }) => en,
  'as it is written, Arabic': (_random, { ar }) => ar,
  unfinished: (_random, { en }) => en.slice(0, -2),
  'unfinished, Arabic': (_random, { ar }) => ar.slice(0, -2),
  'a letter too few': (random, { en }) =>
    changed(random, en, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'a letter too few, Arabic': (random, { ar }) =>
    changed(random, ar, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'two swapped letters': (random, { en }) =>
    changed(
      random,
      en,
      (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    ),
  'no hamza, marks or dots': (_random, { ar }) =>
    ar.replace(/[أإآ]/g, 'ا').replace(/ة/g, 'ه').replace(/ى/g, 'ي'),
  'no article': (_random, { ar }) => ar.replace(/(^| )ال(?=\S{3})/g, '$1'),
  'a glued “and”': (_random, { ar }) => `و${ar}`,
  'the Latin keyboard': (_random, { ar }) => typedOnLatinKeys(ar, true),
  'the Arabic keyboard': (_random, { en }) => typedOnArabicKeys(en),
  'words joined': (_random, { en }) => en.replaceAll(' ', ''),
  'words joined, Arabic': (_random, { ar }) => ar.replaceAll(' ', ''),
};

const nameOf = (names: readonly NamePair[], { words }: SearchDocument): NamePair | undefined => {
  const [first] = (words.en?.people ?? '').split('\n');
  return names.find(([latin]) => latin === first);
};

/** For every way of typing so many questions, each made of a record's title; the same in every run. */
export const generatedProbes = ({ documents, names }: Generated, ofEach: number): Probe[] => {
  const random = randomFrom(2026);
  const probes = Object.entries(SLIPS).flatMap(([kind, slip]) => {
    const some: Probe[] = [];
    while (some.length < ofEach) {
      const { id, words } = oneOf(random, documents);
      const typed = slip(random, { en: words.en?.title ?? '', ar: words.ar?.title ?? '' });
      if (typed !== null) some.push({ kind: `generated: ${kind}`, typed, wanted: [id] });
    }
    return some;
  });
  const named = documents.flatMap((document) => {
    const name = nameOf(names, document);
    const word = document.words.en?.title.split(' ').at(-1) ?? '';
    return name
      ? [{ kind: 'generated: another spelling', typed: `${name[0]}x ${word}`, wanted: [document.id] }]
      : [];
  });
  return [...probes, ...named.slice(0, ofEach)];
};
