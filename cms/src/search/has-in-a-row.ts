import { foldedWords } from '@sahra/schemas/fold';

import type { SearchDocument } from './search-document';
import { possiblyStripped } from './strip-arabic-prefix';

const textsOf = ({ words, belongsTo }: SearchDocument): string[] => [
  ...Object.values(words).flatMap(({ title, people }) => [title, ...people.split('\n')]),
  ...belongsTo,
];

const isSame = (there: string, word: string, last: boolean): boolean =>
  there === word || (last && there.startsWith(word)) || possiblyStripped(there).includes(word);

/** Whether a title or a name of the document contains folded `words` one after the other; the last may be a prefix. */
export const hasInARow = (document: SearchDocument, words: readonly string[]): boolean =>
  textsOf(document).some((text) => {
    const there = foldedWords(text);
    return there.some((_, start) =>
      words.every((word, place) => isSame(there[start + place] ?? '', word, place === words.length - 1)),
    );
  });
