import { directionRuns } from './direction-runs';

const ar = (text: string): string =>
  directionRuns(text, 'ar')
    .map(({ text: run, dir, isOverridden }) => (dir ? `⟦${isOverridden ? '!' : ''}${run}⟧` : run))
    .join('');
const en = (text: string): string =>
  directionRuns(text, 'en')
    .map(({ text: run, dir }) => (dir ? `⟦${run}⟧` : run))
    .join('');
const bare = (marked: string): string => marked.replace(/[⟦⟧]|(?<=⟦)!/gu, '');

/** Expected runs, in the marks that the functions above set. */
const ARABIC = [
  'اتصل بنا على ⟦+971 4 000 0000⟧ الآن، أو على ⟦02-1234567⟧. تعلّم ⟦C++⟧ معنا. الحرارة ⟦-5⟧.',
  // Telephones.
  '⟦(02) 123 4567⟧',
  'هاتف ⟦(+971) 4 000 0000⟧ مجانًا',
  'هاتف:⟦+971-4-000-0000⟧',
  '⟦00971 50 123 4567⟧',
  '⟦800 7242⟧ مجانًا',
  'مجانًا: ⟦800-SAHRA⟧',
  'اطلب ⟦*100#⟧',
  'هاتف ⟦!+٩٧١ ٤ ٠٠٠ ٠٠٠٠⟧ الآن، أو ⟦!٠٢-١٢٣٤٥٦٧⟧.',
  // Prices and shares.
  'السعر ⟦29 AED⟧ شهريًا',
  'بسعر ⟦$5.99⟧ فقط، لا ⟦10$⟧',
  'خصم ⟦50%⟧.',
  'بين ⟦20%-30%⟧',
  '⟦5,000.50 AED⟧',
  '⟦1 000 000⟧ مشاهد',
  // Dates, times and ranges.
  'يوم ⟦28-11-2026⟧ أو ⟦2026-11-28⟧.',
  'من ⟦10:00-12:00⟧ أو ⟦10:00 – 12:00⟧',
  '⟦7:30 PM⟧',
  'فاز ⟦3-2⟧.',
  // Negative and positive numbers, degrees.
  'بين ⟦-5⟧ و⟦+7⟧ درجات، حتى ⟦-5°⟧ أو ⟦30°C⟧',
  'و⟦-5⟧',
  'للكبار ⟦+18⟧ أو ⟦18+⟧ فقط',
  // Names, codes and addresses.
  '⟦C#⟧ و⟦.NET⟧ و⟦C++⟧',
  'قال (⟦C++⟧) نعم',
  'اشترك في ⟦Disney+⟧ و⟦OSN+⟧، وفي ⟦@sahra⟧',
  'شركة ⟦Sahra Inc.⟧ تقدم',
  '⟦Sahra (beta)⟧ هنا',
  'يدعم ⟦iOS⟧. ⟦Android⟧ لاحقًا',
  'زر ⟦https://sahra.example/⟧ الآن',
  '⟦1920 × 1080⟧ و⟦4K HDR⟧',
  '⟦2 + 2 = 4⟧',
  'شعار ⟦H₂O⟧ هو الماء، و⟦10⁻³⟧ صغير، وفيلم ⟦8½⟧ قديم',
  'افتح ⟦/ar/shows⟧ أو ⟦~/.bashrc⟧ ثم اكتب ⟦print()⟧',
  'بسعر ⟦5 US$⟧ وجهد ⟦12 V⟧',
  // The browser is right by itself.
  'السعر AED 29، اضغط OK.',
  'عام 2026، الساعة 20:00، يوم 28/11/2026',
  'موسم 2025 2026',
  'الأرقام 1, 2, 3',
  'في-5',
  '٢٠٢٠-٢٠٢٦ و٥٠٪',
  'كلمة[1] على Samsung Smart TV وLG webOS',
  'رمز A-12/B وH.264/AVC',
  'hello@sahra.example',
  '',
];

test.each(ARABIC)('in Arabic: %s', (marked) => {
  expect(ar(bare(marked))).toBe(marked);
});

test('a year before a name is not drawn into it', () => {
  expect(ar('في 2026 Netflix ستعرض')).toBe('في 2026 ⟦Netflix⟧ ستعرض');
});

test.each([
  'Watch ⟦ليل القاهرة⟧! now',
  'The show ⟦ليل⟧ 2 hours',
  '⟦ليل⟧, ⟦قمر⟧',
  '«⟦ليل القاهرة؟⟧» and ⟦سهرة⟧.',
  'Call +971 4 000 0000, C++, -5',
])('in English: %s', (marked) => {
  expect(en(bare(marked))).toBe(marked);
});

test.each(['1', '+', '1-', '(1', 'a.', 'ا ', '1 ', '٠', '$ ', '(+1) '])(
  'a long text of %j keeps all its characters',
  (part) => {
    const text = part.repeat(3000);
    for (const locale of ['ar', 'en'] as const)
      expect(
        directionRuns(text, locale)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
  },
);
