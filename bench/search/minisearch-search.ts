import { foldedWords } from '@sahra/schemas/fold';
import MiniSearch from 'minisearch';

import { AliasBook } from '../../cms/src/search/alias-book';
import type { SearchDocument } from '../../cms/src/search/search-document';
import { searchEntry } from '../../cms/src/search/search-entry';
import { arabicSoundKeys, latinSoundKeys } from '../../cms/src/search/sound/sound-keys';
import { isLatinSpelling, withoutLatinArticles } from '../../cms/src/search/sound/latin-sounds';
import { stripArabicPrefix } from '../../cms/src/search/strip-arabic-prefix';
import type { Topic } from '../../cms/src/search/topic-book';
import { stemOf } from '../../cms/src/search/word-stem';

const FIELDS = ['title', 'people', 'alias', 'belongsTo', 'text', 'topics', 'sounds'] as const;
const BOOST = { title: 6, people: 5, alias: 4, belongsTo: 2, topics: 3, sounds: 2 };
const ARABIC = /^\p{Script=Arabic}+$/u;
/** No folded word begins so. */
const SOUND = '=';

/**
 * The peer of the benchmark: MiniSearch with its own ranking and API. Folding, stems, topics and consonant skeletons
 * are ours, as further terms and fields.
 */
export const minisearchSearch = (
  documents: readonly SearchDocument[],
  spellings: readonly (readonly string[])[],
  topics: readonly Topic[],
): ((query: string) => string[]) => {
  const aliases = new AliasBook(spellings);
  const engine = new MiniSearch<Record<string, string>>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) =>
      term.startsWith(SOUND) ? term : [...new Set([term, stripArabicPrefix(term), stemOf(term)])],
  });
  engine.addAll(
    documents.map((document) => {
      const { title, people, alias, belongsTo, text } = searchEntry(document, aliases).fields;
      const sounds = [...title, ...people]
        .filter((word) => ARABIC.test(word))
        .flatMap((word) => arabicSoundKeys(stripArabicPrefix(word)))
        .map((key) => SOUND + key);
      const named = topics.filter(({ facets }) => facets.some((facet) => document.facets.includes(facet)));
      return {
        id: document.id,
        title: title.join(' '),
        people: people.join(' '),
        alias: alias.join(' '),
        belongsTo: belongsTo.join(' '),
        text: text.join(' '),
        topics: named.flatMap(({ words }) => words.flatMap((word) => foldedWords(word))).join(' '),
        sounds: sounds.join(' '),
      };
    }),
  );
  return (query) => {
    const words = withoutLatinArticles(foldedWords(query));
    const queries = words.map((word, place) => ({
      combineWith: 'OR' as const,
      queries: [
        { queries: [word], prefix: place === words.length - 1, fuzzy: word.length > 3 ? 0.2 : false },
        ...(isLatinSpelling(word) ? latinSoundKeys(word).map((key) => ({ queries: [SOUND + key] })) : []),
      ],
    }));
    const found = engine.search({ combineWith: 'AND', queries }, { boost: BOOST });
    const results =
      found.length > 0 ? found : engine.search({ combineWith: 'OR', queries }, { boost: BOOST });
    return results.slice(0, 50).map(({ id }) => String(id));
  };
};
