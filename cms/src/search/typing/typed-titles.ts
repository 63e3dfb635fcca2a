import { fold } from '@sahra/schemas/fold';

import { randomOf } from '../../../art/core/random';
import { SEARCH_ALIASES } from '../../../seeds/search-aliases';
import { CatalogueSearch } from '../catalogue-search';
import type { SearchDocument } from '../search-document';
import { topicFacets } from '../search-facets';
import { SearchIndex } from '../search-index';
import type { Topic } from '../topic-book';
import { seedDocuments } from './seed-documents';
import { LOOSE_HABITS, TYPING_HABITS } from './typing-habits';

const OF_EACH = 60;
const TRIES = 5000;

/** A title as somebody types it, and the record that is meant. */
export interface TypedTitle {
  habit: string;
  typed: string;
  wanted: SearchDocument;
}

/** Titles of the seeds, typed with every habit; the same in every run. */
export const typedTitles = (documents: readonly SearchDocument[], ofEach = OF_EACH): TypedTitle[] =>
  Object.entries({ ...TYPING_HABITS, ...LOOSE_HABITS }).flatMap(([habit, type]) => {
    const random = randomOf('typed titles', habit);
    const titles: TypedTitle[] = [];
    for (let tries = 0; tries < TRIES && titles.length < ofEach; tries += 1) {
      const wanted = documents[random.integer(0, documents.length - 1)];
      const title = { en: wanted?.words.en?.title ?? '', ar: wanted?.words.ar?.title ?? '' };
      const typed = type(title, random);
      if (wanted && typed !== null) titles.push({ habit, typed, wanted });
    }
    return titles;
  });

/** The editors' words of the seeds. */
export const seedWords = (): Topic[] =>
  SEARCH_ALIASES.map(({ spellings, channels = [], sports = [], kind = null }) => ({
    words: spellings,
    facets: topicFacets({ channels, sports, kind }),
  }));

/** Search over the seeds, with the spellings that the seeds list. */
export const seededSearch = (): CatalogueSearch => {
  const index = new SearchIndex();
  index.setWords(seedWords());
  for (const document of seedDocuments()) index.put(document);
  return new CatalogueSearch(index);
};

const titlesOf = ({ words }: SearchDocument): string[] =>
  Object.values(words).map(({ title }) => fold(title));

/** Whether one of the first results is the wanted record, or one with a title of the same words. */
export const isAmongFirst = (
  search: CatalogueSearch,
  { typed, wanted }: TypedTitle,
  count: number,
): boolean =>
  search
    .search(typed)
    .documents.slice(0, count)
    .some((found) => titlesOf(wanted).some((title) => titlesOf(found).includes(title)));

export const isFirst = (search: CatalogueSearch, title: TypedTitle): boolean =>
  isAmongFirst(search, title, 1);
