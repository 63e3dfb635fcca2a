import { languageOfWords, localeOfTag } from './language-of';

test.each([
  ['ara', 'ar'],
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['ar_SA', 'ar'],
  ['arz', 'ar'],
  ['eng', 'en'],
  ['en-US', 'en'],
  ['fra', null],
  ['per', null],
  ['arm', null],
])('the tag %s means %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale);
});

test.each([
  ['مرحبًا بكم في سهرة! هل شاهدتم مباراة Al-Hilal أمس؟', { locale: 'ar', isSure: true }],
  ['Where are you? This is the last train to Cairo.', { locale: 'en', isSure: true }],
  ['محمد صلاح scored twice, and that is the end of it.', { locale: 'en', isSure: true }],
  ['Où est la gare ? Je ne sais pas où aller ce soir.', { locale: 'en', isSure: false }],
  ['سلام، چطوری؟ من گفتم که می\u200Cآیم و کیفم را می\u200Cآورم', { locale: null, isSure: false }],
  ['Где вокзал?', { locale: null, isSure: false }],
  ['♪ 1, 2, 3 ♪', null],
])('the letters of “%s” tell its language', (words, language) => {
  expect(languageOfWords(words)).toEqual(language);
});
