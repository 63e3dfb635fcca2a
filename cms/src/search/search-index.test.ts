import { SearchIndex } from './search-index';
import type { SearchDocument } from './search-document';

const show = (key: string, en: string, ar: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id: `show:${key}`,
  type: 'show',
  key,
  words: { en: { title: en, description: '' }, ar: { title: ar, description: '' } },
  belongsTo: [],
  channel: null,
  durationSeconds: null,
  live: false,
  premium: false,
  ...more,
});

const CATALOGUE: readonly SearchDocument[] = [
  show('harbour', 'The Harbour Cup', 'كأس الميناء'),
  show('kitchen', 'Rooftop Kitchen', 'مطبخ على السطح'),
  show('oud', 'Oud After Dark', 'عود بعد الغروب'),
  show('bell', 'After the Bell', 'بعد الإغلاق'),
  show('road', 'The Slow Road', 'الطريق الطويل'),
  show('respawn', 'Respawn', 'جولة أخرى'),
  show('dunes', 'Dune Drivers', 'فرسان الكثبان'),
  show('mohamed', 'An Evening with Mohamed Hassan', 'سهرة مع محمد حسن'),
  show('play', 'A Ball and a Game', 'كرة ولعبة'),
];

const filled = (): SearchIndex => {
  const index = new SearchIndex();
  for (const document of CATALOGUE) index.put(document);
  index.setAliases([['mohamed', 'mohammed', 'muhammad', 'محمد']]);
  return index;
};

const first = (query: string): string | undefined => filled().search(query)[0]?.document.key;

describe('SearchIndex', () => {
  it.each([
    // Spelling: alef, hamza, ta marbuta, ya, marks, tatweel, digits of either script.
    ['كاس الميناء', 'harbour'],
    ['مطبخ علي السطح', 'kitchen'],
    ['جوله اخرى', 'respawn'],
    ['كُرَة', 'play'],
    ['الاغلاق', 'bell'],
    ['الطـــريق', 'road'],
    // The article and joined particles.
    ['طريق', 'road'],
    ['والميناء', 'harbour'],
    ['بالسطح', 'kitchen'],
    // A joined “and”.
    ['لعبة', 'play'],
    // Slips of the finger.
    ['harbuor', 'harbour'],
    ['kichen', 'kitchen'],
    ['الكثيان', 'dunes'],
    ['respwan', 'respawn'],
    // Unfinished words.
    ['roof', 'kitchen'],
    ['غرو', 'oud'],
    ['the slow ro', 'road'],
    // Other spellings of a name, across the scripts.
    ['muhammad hassan', 'mohamed'],
    ['Mohammed', 'mohamed'],
    // Case and accents.
    ['RESPAWN', 'respawn'],
    ['Résp', 'respawn'],
  ])('finds by “%s” the show %s first', (query, key) => {
    expect(first(query)).toBe(key);
  });

  it('puts the exact spelling before one that only folds alike', () => {
    const index = new SearchIndex();
    index.put(show('other', 'Ali', 'علي'));
    index.put(show('exact', 'Upon', 'على'));
    expect(index.search('على')[0]?.document.key).toBe('exact');
    expect(index.search('علي')[0]?.document.key).toBe('other');
  });

  it('finds nothing by what is in no document, and by nothing', () => {
    expect(filled().search('xylophone')).toEqual([]);
    expect(filled().search('  ؟ ')).toEqual([]);
  });

  it('forgives no slip in a short word or a number', () => {
    const index = new SearchIndex();
    index.put(show('film', 'Film 2026', 'فيلم 2026'));
    expect(index.search('2027')).toEqual([]);
    expect(index.search('fla')).toEqual([]);
  });

  it('follows what is changed and removed', () => {
    const index = filled();
    index.put(show('road', 'The Quick Road', 'الطريق القصير'));
    expect(index.search('slow')).toEqual([]);
    expect(index.search('quick')[0]?.document.key).toBe('road');
    index.remove('show:road');
    index.remove('show:road');
    expect(index.search('quick')).toEqual([]);
    expect(index.size).toBe(CATALOGUE.length - 1);
  });

  it('leaves out what a filter leaves out', () => {
    const index = filled();
    index.put(show('live', 'Harbour Live', 'الميناء مباشرة', { live: true }));
    expect(index.search('harbour', ({ live }) => live).map(({ document }) => document.key)).toEqual(['live']);
  });
});
