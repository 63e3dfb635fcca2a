import { comparableText } from './comparable-text';
import { foldWatchedWord } from './fold-watched-word';
import { watchedWordsPattern } from './watched-words-pattern';

const holds = (watched: string, text: string): boolean =>
  watchedWordsPattern([foldWatchedWord(watched)])?.test(comparableText(text)) ?? false;

test.each([
  ['marks', 'حمار', 'يا حِمَارٌ'],
  ['tatweel', 'حمار', 'حـمـــار'],
  ['alef with hamza', 'أحمق', 'احمق'],
  ['ta marbuta', 'عاهرة', 'عاهره'],
  ['the article and particles', 'حمار', 'والحمار هنا'],
  ['a preposition on the article', 'حمار', 'للحمار'],
  ['Persian letters', 'كلب', 'یا کلب'],
  ['bidi controls inside', 'حمار', 'ح\u202Eم\u200Fار'],
  ['joiners inside', 'حمار', 'ح\u200Dم\u200Cار'],
  ['letters drawn out', 'حمار', 'حماااااار'],
  ['letters apart', 'حمار', 'انت ح م ا ر فعلا'],
  ['dots between the letters', 'حمار', 'ح.م.ا.ر'],
  ['case and accents', 'idiot', 'ÍDIOT!'],
  ['full width letters', 'idiot', 'ｉｄｉｏｔ'],
  ['look-alike digits', 'idiot', '1d10t'],
  ['look-alike signs', 'asshole', 'a$$h0le'],
  ['a sign that stands for i', 'shit', 'sh!t'],
  ['digits of the other script in a number', 'area 51', 'area ٥١'],
  ['any ending', 'idiot*', 'two idiots.'],
  ['several words', 'kill yourself', 'Kill... yourself'],
  ['several words over two lines', 'ابن الكلب', 'ابن\nالكلب'],
])('finds a word in spite of %s: %s in %p', (_how, watched, text) => {
  expect(holds(watched, text)).toBe(true);
});

test.each([
  ['inside another word', 'ass', 'a classic pass'],
  ['a doubled letter once', 'ass', 'as good as gold'],
  ['another ending without a star', 'idiot', 'idiotic'],
  ['the particle of another word', 'لب', 'ملعب القلب'],
  ['words apart', 'kill yourself', 'kill the noise, enjoy yourself'],
  ['two single letters', 'ab', 'plan a b or c'],
  ['a year', 'oz', 'in 2026'],
])('leaves %s alone: %s in %p', (_how, watched, text) => {
  expect(holds(watched, text)).toBe(false);
});

test('watches nothing when no word is watched', () => {
  expect(watchedWordsPattern([])).toBeNull();
});

test('a word of nothing but signs is none', () => {
  expect(foldWatchedWord(' ** ؟ ')).toBe('');
});

test('reads a hostile text of the greatest length at once', () => {
  const pattern = watchedWordsPattern(
    ['fuck*', 'motherfuck*', 'شرموط*', 'kill yourself'].map(foldWatchedWord),
  );
  const began = process.cpuUsage();
  for (const text of ['f'.repeat(1000), 'fu'.repeat(500), 'و'.repeat(1000), ' k'.repeat(500)])
    expect(pattern?.test(comparableText(text))).toBe(false);
  // CPU time of this process only: other load on the machine does not lengthen it.
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});
