import { captionProblemText, type CaptionProblem } from './caption-problems';
import { counted } from './caption-texts';
import { captionWarningText, type CaptionWarning } from './caption-warnings';

const line = 7;
const sample = '00:00:0x';
const PROBLEMS: readonly CaptionProblem[] = [
  { kind: 'empty' },
  ...(['archive', 'pictures', 'document', 'film', 'picture', 'page'] as const).map(
    (what) => ({ kind: 'foreign', what }) as const,
  ),
  { kind: 'cut' },
  { kind: 'frames' },
  { kind: 'languages', found: ['fr', 'de'] },
  ...(['letters', 'lost', 'time'] as const).map((kind) => ({ kind, line, sample })),
  { kind: 'backwards', at: 3, line },
  { kind: 'clock', at: 36_001, line, offset: 36_000 },
  { kind: 'clock', at: 100, line, offset: null },
];
const WARNINGS: readonly CaptionWarning[] = [
  { kind: 'unread', line, count: 2, sample },
  ...(['mixed', 'repaired', 'before', 'after', 'noEnd', 'wrapped', 'shortened'] as const).map((kind) => ({
    ...{ kind, line, count: 3 },
  })),
  { kind: 'frames', line, rate: 25 },
  { kind: 'drawings', count: 2 },
  { kind: 'moved', offset: -36_000 },
  { kind: 'moved', offset: 5 },
  { kind: 'language' },
];

test.each(['en', 'ar'] as const)('every problem and warning has a sentence of its own in %s', (locale) => {
  const texts = [
    ...PROBLEMS.map((problem) => captionProblemText(problem, locale)),
    ...WARNINGS.map((warning) => captionWarningText(warning, locale)),
  ];
  expect(new Set(texts).size).toBe(PROBLEMS.length + WARNINGS.length);
  expect(texts.filter((text) => /\p{Script=Arabic}/u.test(text) !== (locale === 'ar'))).toEqual([]);
});

test('the sentence of a place names it, and quotes what is there in its own direction', () => {
  expect(captionProblemText({ kind: 'time', line, sample }, 'en')).toContain('Line 7: ');
  expect(captionProblemText({ kind: 'lost', line, sample: 'a', unit: 'captions' }, 'ar')).toContain(
    'الترجمة 7: ',
  );
  expect(captionProblemText({ kind: 'time', line, sample }, 'ar')).toContain('«\u206800:00:0x\u2069»');
});

test('numbers of captions have all six Arabic forms', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => counted(count, 'captions', 'ar'))).toEqual([
    ...['لا ترجمات', 'ترجمة واحدة', 'ترجمتان', '3 ترجمات', '11 ترجمة', '100 ترجمة'],
  ]);
  expect([1, 2].map((count) => counted(count, 'captions', 'en'))).toEqual(['1 caption', '2 captions']);
});
