import type { GlossaryTerm } from './glossary';
import { findTerms, glossaryHints, glossaryIndex } from './glossary-hints';

const term = (
  id: string,
  [en, ar]: [string, string],
  avoid: { en?: string[]; ar?: string[] } = {},
): GlossaryTerm => ({
  ...{ id, version: '1', texts: { en, ar } },
  avoid: { en: avoid.en ?? [], ar: avoid.ar ?? [] },
});

const TERMS = [
  term('ball', ['football', 'كرة القدم'], { en: ['soccer'], ar: ['كورة', 'فوتبول'] }),
  term('sheet', ['clean sheet', 'شباك نظيفة'], { ar: ['كلين شيت'] }),
  term('league', ['league', 'دوري'], { ar: ['ليغ'] }),
  term('champions', ['Champions League', 'دوري الأبطال']),
  term('player', ['player', 'لاعب']),
  term('national', ['national team', 'المنتخب'], { ar: ['الفريق القومي'] }),
];
const indexes = { en: glossaryIndex(TERMS, 'en'), ar: glossaryIndex(TERMS, 'ar') };
const idsIn = (locale: 'en' | 'ar', text: string): string[] =>
  findTerms(indexes[locale], text).map(({ term: { id } }) => id);

test.each([
  ['ar', 'تاريخ كرة القدم', ['ball']],
  ['ar', 'حب كُرةِ القدم', ['ball']],
  ['ar', 'شباكٌ نظيفةٌ للمرة الثالثة', ['sheet']],
  ['ar', 'بالشباك النظيفة', ['sheet']],
  ['ar', 'وللدوري حكاية', ['league']],
  ['ar', 'في دورى الابطال', ['champions']],
  ['ar', 'لاعبون ولاعبات', []],
  ['ar', 'فاللاعب هنا', ['player']],
  ['ar', 'كتب عن منتخب مصر', ['national']],
  ['ar', 'لديه دور', []],
  ['en', 'A Clean  sheet, again', ['sheet']],
  ['en', 'the CHAMPIONS LEAGUE final', ['champions']],
  ['en', 'players and footballers', []],
  ['en', 'Football—football', ['ball', 'ball']],
] as const)('%s: in “%s” are %j', (locale, text, ids) => {
  expect(idsIn(locale, text)).toEqual(ids);
});

test('a term of the other language that is not there yet is a hint; one that is there is none', () => {
  const hintsFor = (text: string) =>
    glossaryHints(indexes, { locale: 'ar', text, other: 'Another clean sheet in the league' }).map(
      ({ term: { id }, used }) => [id, used],
    );
  expect(hintsFor('')).toEqual([
    ['sheet', null],
    ['league', null],
  ]);
  expect(hintsFor('شباك نظيفة أخرى')).toEqual([['league', null]]);
});

test.each([
  ['ar', 'والكورة هنا، وكورة هناك', 'كورة', 'وكرة القدم هنا، وكورة هناك'],
  ['ar', 'لقاء للفريق القومي', 'فريق القومي', 'لقاء للمنتخب'],
  ['ar', 'الليغ يبدأ', 'ليغ', 'الدوري يبدأ'],
  ['ar', 'بالكلين شيت الأول', 'كلين شيت', 'بالشباك النظيفة الأول'],
  ['ar', 'للكورة عشاق', 'كورة', 'لكرة القدم عشاق'],
  ['en', 'A soccer night', 'soccer', 'A football night'],
] as const)('%s: “%s” names “%s”, and is repaired', (locale, text, used, repaired) => {
  expect(glossaryHints(indexes, { locale, text, other: '' })).toMatchObject([{ used, repaired }]);
});

test('a text is looked through in little time with five hundred terms', () => {
  const many = Array.from({ length: 500 }, (_, place) =>
    term(`t${place}`, [`word${place} thing`, `كلمة${place} شيء`]),
  );
  const index = glossaryIndex(many, 'en');
  expect(findTerms(index, 'word7 thing and word499 thing '.repeat(100))).toHaveLength(200);
});
