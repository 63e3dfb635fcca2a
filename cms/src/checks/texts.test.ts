import type { Locale } from '@sahra/schemas/constants';

import { hiddenCharacter } from './hidden-characters';
import { latinInArabic } from './latin-in-arabic';
import type { TextLimit } from './text-limits';
import { tooLong } from './too-long';
import { unknownPlaceholder } from './unknown-placeholder';

describe('invisible marks', () => {
  test.each([
    ['an embedding', '\u202Bنص\u202C'],
    ['an override', 'Watch \u202Ethe film'],
    ['an isolate in English alone', 'Watch \u2066the film\u2069'],
    ['a mark of direction in English alone', 'Watch\u200E the film'],
    ['an isolate that does not end', 'شاهد \u2066C++ معنا', 'ar'],
    ['an isolate that ends in another line', 'شاهد \u2066C++\nمعنا\u2069', 'ar'],
    ['the end of an isolate that did not begin', 'شاهد C++\u2069 معنا', 'ar'],
    ['an override beside a mark', 'شاهد\u200F \u202Dالفيلم', 'ar'],
    ['a space without width', 'Watch\u200Bthe film'],
    ['a byte order mark', '\uFEFFWatch'],
    ['a control character', 'Watch\u0007'],
    ['a NUL', 'Watch\0'],
    ['half a surrogate pair', 'Watch \uD83D'],
  ] as readonly [string, string, Locale?][])('%s is found', (_what, text, locale = 'en') => {
    expect(hiddenCharacter(text, locale)).not.toBeNull();
    expect(hiddenCharacter(text, null)).not.toBeNull();
  });

  test.each([
    ['a mark around a number', 'اتصل على \u200E+971 4 000 0000\u200E الآن', 'ar'],
    ['a mark after a word', 'شاهد\u200F الفيلم', 'ar'],
    ['an Arabic letter mark', 'شاهد\u061C الفيلم', 'ar'],
    ['isolates', 'تعلّم \u2066C++\u2069 و\u2068C#\u2069', 'ar'],
    ['a mark beside the Arabic of an English text', 'Watch ليل\u200E, now', 'en'],
  ] as const)('%s may stay in a text, and is refused in a fact', (_what, text, locale) => {
    expect(hiddenCharacter(text, locale)).toBeNull();
    expect(hiddenCharacter(text, null)).not.toBeNull();
  });

  test('are named by their code and by the words before them', () => {
    expect(hiddenCharacter('Watch the \u202Efilm', 'en')?.en).toBe(
      'An invisible mark (U+202E) stands after “Watch the”. Delete the words around it and type them again.',
    );
    expect(hiddenCharacter('\u2067فيلم', 'ar')?.ar).toContain('(U+2067)');
  });

  test.each([
    ['line breaks', 'One\nTwo\r\n\tThree'],
    ['Arabic with its marks', 'مُشَاهَدةٌ مُمْتِعة ــ ١٢٪'],
    ['a space that keeps words together', '7\u00A0days'],
    ['pictographs that are joined', 'A family 👨\u200D👩\u200D👧'],
    ['a joiner between letters', 'ه\u200Dـ'],
  ])('%s are none', (_what, text) => {
    expect(hiddenCharacter(text, 'ar')).toBeNull();
  });
});

describe('English in a field for Arabic', () => {
  test.each([
    'Watch the whole season for free.',
    'New episodes',
    'free',
    'شاهد watch every new episode here',
    'Four Evenings By The Sea',
    '7 days free, then 29 AED a month',
  ])('“%s” is found', (text) => {
    expect(latinInArabic(text)?.en).toContain('This is English, in a field for Arabic.');
    expect(latinInArabic(text)?.ar).toContain('النص بالإنجليزية');
  });

  test.each([
    'شاهد كل الحلقات مجانًا',
    'Sahra',
    'Samsung Smart TV',
    'webOS',
    'على Samsung Smart TV وLG webOS وAndroid TV وApple TV',
    'حمّل التطبيق من App Store أو Google Play',
    'اكتب إلى hello@sahra.example أو زر https://sahra.example/plans',
    '2026',
    '4K · HDR',
    '',
    'مرحبًا {name}',
    'برنامج «after dark» كل مساء',
  ])('“%s” is none', (text) => {
    expect(latinInArabic(text)).toBeNull();
  });
});

describe('double braces', () => {
  test.each([
    ['{{trialDay}}', '{{trialDay}}'],
    ['For {{trialDays} and more', '{{trialDays}'],
    ['For trialDays}} and more', 'trialDays}}'],
    ['For {{ trialDays }}', '{{ trialDays }}'],
    ['For {{{trialDays}}}', '{{{trialDays}}}'],
    ['{{trialDays}} and {{constructor}}', '{{constructor}}'],
  ])('in “%s” are not a placeholder', (text, found) => {
    expect(unknownPlaceholder(text)?.en).toMatch(
      `“${found}” is not a placeholder. The placeholders are {{trialDays}}, `,
    );
    expect(unknownPlaceholder(text)?.ar).toContain(`«${found}» ليس من الرموز المعروفة`);
  });

  test.each(['{{trialDays}}', '**{{trialDays}}**{{cardCheck}}', 'مرحبًا {name}', '{} }{', ''])(
    'in “%s” are one, or there are none',
    (text) => {
      expect(unknownPlaceholder(text)).toBeNull();
    },
  );
});

describe('lengths', () => {
  const limit: TextLimit = { en: 5, ar: 4, why: { en: 'It is short.', ar: 'المكان ضيق.' } };

  test.each([
    ['en', 'abcde', null],
    ['en', 'abcdef', '6 characters are too many here: 5 fit. It is short.'],
    ['ar', 'سهرة', null],
    ['ar', 'سهرات', '5 characters are too many here: 4 fit. It is short.'],
    ['ar', 'سَهْرَة', null],
    ['en', '👨\u200D👩\u200D👧abcd', null],
  ] as const)('%s “%s”', (locale, text, sentence) => {
    expect(tooLong(text, locale, limit)?.en ?? null).toBe(sentence);
  });

  test('a field without a limit of its own has none here', () => {
    expect(tooLong('a'.repeat(5000), 'en', undefined)).toBeNull();
  });
});
