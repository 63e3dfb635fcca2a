import { randomOf } from '../../../art/core/random';
import { seedDocuments } from './seed-documents';
import { isAmongFirst, isFirst, seededSearch, seedWords, type TypedTitle, typedTitles } from './typed-titles';
import { LOOSE_HABITS, TYPING_HABITS } from './typing-habits';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const NONSENSE = 300;

const search = seededSearch();
const titles = typedTitles(seedDocuments());
const typedBy = (habit: string): TypedTitle[] => titles.filter((title) => title.habit === habit);

/** Random letters of one script, too many for a word with a slip. */
const nonsense = (): string[] => {
  const random = randomOf('nonsense');
  return Array.from({ length: NONSENSE }, (_, place) => {
    const alphabet = place % 2 === 0 ? LATIN : ARABIC;
    const letters = Array.from(
      { length: random.integer(7, 14) },
      () => alphabet[random.integer(0, alphabet.length - 1)],
    );
    return letters.join('');
  });
};

describe('titles of the seeds as people type them', () => {
  it.each(Object.keys(TYPING_HABITS))('finds first at least 97 of 100: %s', (habit) => {
    const typed = typedBy(habit);
    const missed = typed.filter((title) => !isFirst(search, title));
    expect(typed.length).toBeGreaterThanOrEqual(60);
    expect(missed.length).toBeLessThanOrEqual(typed.length * 0.03);
  });

  it.each(Object.keys(LOOSE_HABITS))('finds among the first five at least 90 of 100: %s', (habit) => {
    const typed = typedBy(habit);
    const missed = typed.filter((title) => !isAmongFirst(search, title, 5));
    expect(typed.length).toBeGreaterThanOrEqual(30);
    expect(missed.length).toBeLessThanOrEqual(typed.length * 0.1);
  });

  it('finds nothing by random letters', () => {
    expect(nonsense().filter((typed) => search.search(typed).documents.length > 0)).toEqual([]);
  });
});

describe('words of genres and kinds', () => {
  const topics = seedWords().filter(({ facets }) => facets.length > 0);
  const foreign = (typed: string, facets: readonly string[]): string[] =>
    search
      .search(typed)
      .documents.slice(0, 5)
      .filter((document) => !facets.some((facet) => document.facets.includes(facet)))
      .map(({ id }) => `${typed}: ${id}`);
  /** A word may name several genres, as `ماتش` football and a kind of record. */
  const facetsOf = (word: string): string[] =>
    topics.filter(({ words }) => words.includes(word)).flatMap(({ facets }) => facets);

  it('are known in both languages, and at least twenty', () => {
    expect(topics.length).toBeGreaterThanOrEqual(20);
    for (const { words } of topics)
      expect(
        [/[a-z]/u, /\p{Script=Arabic}/u].map((script) => words.some((word) => script.test(word))),
      ).toEqual([true, true]);
  });

  it('find only what belongs to them among the first five', () => {
    const words = [...new Set(topics.flatMap((topic) => topic.words))];
    expect(words.flatMap((word) => foreign(word, facetsOf(word)))).toEqual([]);
    expect(words.filter((word) => search.search(word).documents.length === 0)).toEqual([]);
  });

  it.each([
    ['الكورة', ['sport:football', 'channel:street-football']],
    ['كرة قدم', ['sport:football', 'channel:street-football']],
    ['kora', ['sport:football', 'channel:street-football']],
    ['kurat alqadam', ['sport:football', 'channel:street-football']],
    ['ماتشات', ['sport:football', 'kind:match']],
    ['matsh', ['sport:football', 'kind:match']],
    ['النكت', ['channel:comedy']],
    ['nokat', ['channel:comedy']],
    ['comdey', ['channel:comedy']],
    ['tabeekh', ['channel:kitchen-stories']],
    ['akl', ['channel:kitchen-stories']],
    ['رياضات', ['channel:combat-sports', 'channel:padel', 'channel:street-football', 'sport:combat']],
    ['reyada', ['channel:combat-sports', 'channel:padel', 'channel:street-football', 'sport:combat']],
    ['mosalsalat', ['kind:series']],
    ['المسلسلات', ['kind:series']],
    ['aghany', ['channel:live-music']],
  ])('are found in other forms and letters: %s', (typed, facets) => {
    expect(search.search(typed).documents.length).toBeGreaterThanOrEqual(3);
    expect(foreign(typed, facets)).toEqual([]);
  });

  it.each([
    ['comedy show', ['channel:comedy', 'kind:show']],
    ['مسلسل كوميدي', ['channel:comedy', 'kind:series']],
    ['barnameg komedy', ['channel:comedy', 'kind:show']],
    ['padel match', ['sport:padel', 'kind:match']],
    ['ماتش بادل', ['sport:padel', 'kind:match']],
    ['live music clips', ['channel:live-music', 'kind:clip']],
    ['حلقات طبخ', ['channel:kitchen-stories', 'kind:episode']],
  ])('find what belongs to both: %s', (typed, [genre = '', kind = '']) => {
    expect(search.search(typed).documents.length).toBeGreaterThan(0);
    expect([...foreign(typed, [genre]), ...foreign(typed, [kind])]).toEqual([]);
  });

  it('are no places: الرياض is not رياضة', () => {
    expect(search.search('الرياض').documents[0]?.words.en?.title).toMatch(/Riyadh/);
  });
});

describe('episodes by their number', () => {
  const firstOf = (typed: string): readonly string[] => search.search(typed).documents[0]?.facets ?? [];

  it.each([
    'episode 7',
    'ep 7',
    'ep7',
    'episode seven',
    'Episode #7',
    'الحلقة 7',
    'الحلقة ٧',
    'حلقة 7',
    'ح7',
    'الحلقة السابعة',
    'الحلقة رقم 7',
    'halqa 7',
    'el 7al2a 7',
    'al halqa al sabi3a',
  ])('finds episode seven: %s', (typed) => {
    const documents = search.search(typed).documents.slice(0, 5);
    expect(documents).toHaveLength(5);
    expect(documents.filter(({ facets }) => !facets.includes('episode:7'))).toEqual([]);
  });

  it.each([
    's2 e3',
    's2e3',
    'S02E03',
    '2x03',
    'season 2 episode 3',
    'second season episode three',
    'الموسم 2 الحلقة 3',
    'الموسم الثاني الحلقة الثالثة',
    'م2 ح3',
    'mawsim 2 halaqa 3',
  ])('finds the third episode of a second season: %s', (typed) => {
    expect(firstOf(typed)).toEqual(expect.arrayContaining(['season:2', 'episode:3']));
  });

  it.each([
    'bread map s2e3',
    'the bread map season 2 episode 3',
    'خريطة الخبز الموسم 2 الحلقة 3',
    '5aritet el 5obz s2e3',
  ])('finds it in one show: %s', (typed) => {
    const [first] = search.search(typed).documents;
    expect(first?.belongsTo).toContain('The Bread Map');
    expect(first?.facets).toEqual(expect.arrayContaining(['season:2', 'episode:3']));
  });

  it('leaves out a number that the show does not have', () => {
    const { documents, omittedWords } = search.search('respawn episode 99');
    expect([documents[0]?.key, omittedWords]).toEqual(['respawn', ['episode', '99']]);
  });
});
