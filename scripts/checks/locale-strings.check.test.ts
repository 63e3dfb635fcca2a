import { complaintsAboutStrings } from './locale-strings.check';

const ARABIC_FORMS = {
  rows_zero: 'لا صفوف',
  rows_one: 'صف واحد',
  rows_two: 'صفان',
  rows_few: '{{count}} صفوف',
  rows_many: '{{count}} صفًا',
  rows_other: '{{count}} صف',
};
const good = {
  en: { hello: 'Hello {{name}}', rows_one: 'One row', rows_other: '{{count}} rows' },
  ar: { hello: 'أهلًا {{name}}', ...ARABIC_FORMS },
};

test('is content with the same keys and every plural form', () => {
  expect(complaintsAboutStrings(good)).toEqual([]);
});

test('finds a string that one language lacks', () => {
  expect(complaintsAboutStrings({ ...good, en: { ...good.en, bye: 'Bye' } })).toEqual([
    'site/src/locale/ar.json has no "bye".',
  ]);
});

test('finds a missing Arabic plural form, the dual too', () => {
  const withoutDual = Object.fromEntries(Object.entries(good.ar).filter(([key]) => key !== 'rows_two'));
  expect(complaintsAboutStrings({ ...good, ar: withoutDual })).toEqual([
    'site/src/locale/ar.json has no "rows_two".',
  ]);
});

test('finds a counted word that one language does not count', () => {
  expect(complaintsAboutStrings({ en: { day: 'day' }, ar: { day_other: 'يوم' } })).toContain(
    'site/src/locale/en.json has no "day_one".',
  );
});

test('finds an empty text and a lost placeholder', () => {
  expect(complaintsAboutStrings({ en: { hello: 'Hello {{name}}' }, ar: { hello: ' ' } })).toEqual([
    'site/src/locale/ar.json: "hello" is empty.',
    'site/src/locale: "hello" has other placeholders in Arabic than in English.',
  ]);
});
