import { CatalogueSearch } from './catalogue-search';
import { SearchIndex } from './search-index';
import type { SearchDocument } from './search-document';

const document = (
  type: SearchDocument['type'],
  key: string,
  en: string,
  ar: string | null,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  id: `${type}:${key}`,
  type,
  key,
  words: {
    en: { title: en, description: '', people: '' },
    ...(ar !== null && { ar: { title: ar, description: '', people: '' } }),
  },
  belongsTo: [],
  channel: null,
  durationSeconds: null,
  live: false,
  facets: [],
  premium: false,
  ...more,
});

const CATALOGUE: readonly SearchDocument[] = [
  document('show', 'harbour', 'The Harbour Cup', 'كأس الميناء', { channel: 'football' }),
  document('video', 'final', 'Harbour Cup: the final', 'كأس الميناء: النهائي', {
    channel: 'football',
    live: true,
    premium: true,
  }),
  document('video', 'short', 'The keeper who sings', 'الحارس الذي يغنّي', {
    belongsTo: ['The Harbour Cup', 'كأس الميناء'],
    channel: 'football',
    durationSeconds: 45,
  }),
  document('video', 'long', 'Bus from Aswan', null, {
    belongsTo: ['The Harbour Cup', 'كأس الميناء'],
    channel: 'travel',
    durationSeconds: 1500,
  }),
  document('channel', 'football', 'Street Football', 'كرة الحارة'),
];

const search = ((): CatalogueSearch => {
  const index = new SearchIndex();
  for (const entry of CATALOGUE) index.put(entry);
  return new CatalogueSearch(index);
})();

const keys = (query: string, filter = {}): string[] =>
  search.search(query, filter).documents.map(({ key }) => key);

describe('CatalogueSearch', () => {
  it('finds a show before what only belongs to it', () => {
    expect(keys('harbour cup')[0]).toBe('harbour');
    expect(keys('harbour cup')).toHaveLength(4);
  });

  it.each([
    [{ type: 'video' }, ['final', 'long', 'short']],
    [{ channel: 'travel' }, ['long']],
    [{ live: true }, ['final']],
    [{ free: true }, ['harbour', 'long', 'short']],
    [{ free: false }, ['final']],
    [{ maxSeconds: 60 }, ['short']],
    [{ minSeconds: 600 }, ['long']],
  ] as const)('leaves out what %j leaves out', (filter, left) => {
    expect(keys('harbour', filter).sort()).toEqual(left);
  });

  it('counts every type, also when one is chosen', () => {
    expect(search.search('harbour', { type: 'show' }).counts).toEqual({ show: 1, video: 3, channel: 0 });
  });

  it.each([
    ['harbuor cup', 'Harbour cup'],
    ['الميناا', 'الميناء'],
    ['kesper', 'keeper'],
    ['hgldkhx', 'الميناء'],
    ['اشقلاخعق', 'harbour'],
    ['hgphvs hg`d dykd', 'الحارس الذي يغني'],
    ['HarbourCup', 'Harbour Cup'],
    ['harbourcu', 'Harbour cu'],
    ['theharbour cup', 'The Harbour cup'],
    ['كأسالميناء', 'كأس الميناء'],
    ['اشقلاخعقؤعح', 'Harbour Cup'],
    ['har bour cup', 'Harbour cup'],
    ['cupharbour', 'Cup Harbour'],
    ['وكأس الميناء', null],
    ['كأس و الميناء', null],
    ['harb', null],
    ['harbour', null],
    ['harbour-cup', null],
    ['harbour-cupp', 'harbour-Cup'],
    ['  Harbour ', null],
  ])('for “%s” tells that it looked for %s', (query, corrected) => {
    expect(search.search(query).correctedQuery).toBe(corrected);
  });

  it('suggests titles in the language of the page, each once', () => {
    expect(search.suggest('harb', 'en', 5).map(({ text }) => text)).toContain('The Harbour Cup');
    expect(search.suggest('كاس', 'ar', 1)).toEqual([{ text: 'كأس الميناء', type: 'show', key: 'harbour' }]);
    expect(search.suggest('aswan', 'ar', 5)).toEqual([]);
    expect(search.suggest('harbourcu', 'en', 1)[0]?.text).toBe('The Harbour Cup');
    expect(search.suggest(';hs hgld', 'ar', 1)[0]?.text).toBe('كأس الميناء');
    expect(search.suggest('', 'en', 5)).toEqual([]);
  });
});
