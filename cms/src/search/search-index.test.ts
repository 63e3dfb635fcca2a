import { SearchIndex } from './search-index';
import type { SearchDocument } from './search-document';

const show = (key: string, en: string, ar: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id: `show:${key}`,
  type: 'show',
  key,
  words: { en: { title: en, description: '', people: '' }, ar: { title: ar, description: '', people: '' } },
  belongsTo: [],
  channel: null,
  durationSeconds: null,
  live: false,
  facets: [],
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
    // Spelling: alef, hamza, ta marbuta, ya, diacritics, tatweel, digits of either script.
    ['كاس الميناء', 'harbour'],
    ['مطبخ علي السطح', 'kitchen'],
    ['جوله اخرى', 'respawn'],
    ['كُرَة', 'play'],
    ['الاغلاق', 'bell'],
    ['الطـــريق', 'road'],
    // Article and joined particles.
    ['طريق', 'road'],
    ['والميناء', 'harbour'],
    ['بالسطح', 'kitchen'],
    // A joined “and”.
    ['لعبة', 'play'],
    // Typos.
    ['harbuor', 'harbour'],
    ['kichen', 'kitchen'],
    ['الكثيان', 'dunes'],
    ['respwan', 'respawn'],
    // Incomplete words.
    ['roof', 'kitchen'],
    ['غرو', 'oud'],
    ['the slow ro', 'road'],
    ['rooftop k', 'kitchen'],
    // Other spellings of a name, in both scripts.
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

  it('finds by people, and by what stands in descriptions without their article', () => {
    const index = filled();
    const words = { title: 'مقام', description: 'لكل شارع في المدينة مقام', people: 'كريم صباغ' };
    index.put({ ...show('maqam', 'Maqam', 'مقام'), words: { ar: words } });
    for (const query of ['كريم', 'صباغ كريم', 'مدينة', 'بالمدينة'])
      expect(index.search(query)[0]?.document.key).toBe('maqam');
  });

  it('puts a title that is just what was asked before longer ones, whatever its article', () => {
    const index = filled();
    index.put(show('final', 'Harbour Cup, Harbour Cup: the final', 'كأس الميناء: النهائي'));
    expect(index.search('harbour cup')[0]?.document.key).toBe('harbour');
    expect(index.search('كاس ميناء')[0]?.document.key).toBe('harbour');
  });

  it('forgives a slip that is a word itself only when nothing is found otherwise', () => {
    const index = filled();
    index.put(show('road-film', 'A Film of Slow Roads and Tall Trees', 'فيلم'));
    expect(index.search('slow tall').map(({ document }) => document.key)).toEqual(['road-film']);
    expect(index.search('slow ball').map(({ document }) => document.key)).toEqual(['road-film']);
    expect(index.search('ball').map(({ document }) => document.key)).toEqual(['play']);
  });

  it('understands words of the catalogue, the last one as far as it is typed', () => {
    const index = filled();
    expect(index.understands('harbour cu')).toBe(true);
    expect(index.understands('والميناء')).toBe(true);
    expect(index.understands('harb cup')).toBe(false);
    expect(index.understands('؟')).toBe(false);
  });

  it('learns and forgets spellings of names, of those of a show or channel too', () => {
    const index = filled();
    index.put(show('part', 'Part one', 'الجزء الأول', { belongsTo: ['Oud After Dark'] }));
    const keys = (): string[] => index.search('lute').map(({ document }) => document.key);
    expect(keys()).not.toContain('oud');
    index.setAliases([['oud', 'lute', 'عود']]);
    expect(keys()).toEqual(['oud', 'part']);
    expect(index.searchExactly('muhammad hassan')).toEqual([]);
    index.setAliases([]);
    expect(keys()).not.toContain('part');
  });

  it('puts what belongs to two topics of a word before what belongs to one by two of its facets', () => {
    const index = new SearchIndex();
    index.put(show('both', 'Final', 'النهائي', { facets: ['sport:padel', 'kind:match'] }));
    index.put(show('padel', 'The Net', 'الشبكة', { facets: ['sport:padel', 'channel:padel'] }));
    index.put(
      show('channel', 'Rallies', 'كرات', {
        id: 'channel:padel',
        type: 'channel',
        facets: ['channel:padel'],
      }),
    );
    index.setWords([
      { words: ['padel', 'rubber'], facets: ['sport:padel', 'channel:padel'] },
      { words: ['rubber'], facets: ['kind:match'] },
    ]);
    const keys = (query: string): string[] => index.search(query).map(({ document }) => document.key);
    expect(keys('rubber')[0]).toBe('both');
    expect(keys('padel')).toEqual(['channel', 'both', 'padel']);
  });

  it('keeps the order of equal hits when one of them is edited', () => {
    const index = new SearchIndex();
    const parts = ['one', 'two', 'three'].map((key) => show(key, 'Same', 'نفسه'));
    const keys = (): string[] => index.search('same').map(({ document }) => document.key);
    for (const part of parts) index.put(part);
    const before = keys();
    for (const part of parts) {
      index.put(part);
      expect(keys()).toEqual(before);
    }
  });

  it('keeps only what it was asked to retain', () => {
    const index = filled();
    index.retain(new Set(['show:oud', 'show:unknown']));
    expect(index.size).toBe(1);
    expect(index.search('harbour')).toEqual([]);
    expect(index.search('oud')).toHaveLength(1);
  });

  it('leaves out what a filter leaves out', () => {
    const index = filled();
    index.put(show('live', 'Harbour Live', 'الميناء مباشرة', { live: true }));
    expect(index.search('harbour', ({ live }) => live).map(({ document }) => document.key)).toEqual(['live']);
  });
});
