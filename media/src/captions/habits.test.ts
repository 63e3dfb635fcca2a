import { normalizeCaptions } from './normalize-captions';
import { atBottom, closely, MEANT, readBack } from './testing/meant-captions';
import { clock, writeSrt, type Habit } from './testing/write-formats';

const shifted = (text: string, zero: number): string =>
  text.replace(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));
const wide = (text: string): string =>
  text.replace(/[\d:,]/gu, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

const TIMES: readonly ((seconds: number) => string)[] = [
  (seconds) => clock(seconds, '::.'),
  (seconds) => clock(seconds, ':::'),
  (seconds) => clock(seconds, '...'),
  (seconds) => clock(seconds, ',,,'),
  (seconds) => clock(seconds, '::;'),
  (seconds) => clock(seconds, '::,', 2),
  (seconds) => clock(seconds).slice(3),
  (seconds) => clock(seconds, '::.').slice(4),
  (seconds) => clock(seconds).replace(/^0/u, '').replace(/0+$/u, '').replace(/,$/u, ''),
  (seconds) => clock(seconds).replace(/[:,]/gu, ' $& '),
  (seconds) => shifted(clock(seconds), 0x0660),
  (seconds) => shifted(clock(seconds, '::٫'), 0x0660),
  (seconds) => shifted(clock(seconds, '::،'), 0x06f0),
  (seconds) => wide(clock(seconds)),
  (seconds) => clock(seconds).replaceAll(':', ':\u200E'),
  (seconds) => clock(seconds).replace('00:', 'OO:'),
];
const ARROWS = [
  ...[
    '-->',
    ' -> ',
    ' —> ',
    ' –> ',
    ' → ',
    '→',
    ' => ',
    ' ---> ',
    ' -- > ',
    ' --&gt; ',
    ' ➔ ',
    '\t-->\t',
    ' −−> ',
  ],
  ...[' - ', ' – ', ', ', ' to ', ' إلى ', '  ', ' \u200E-->\u200E ', '\u3000-->\u3000', '－－＞', ' » '],
];
const LINE_ENDS = ['\r\n', '\r', '\r\r\n', '\u2028', '\u2029', '\u0085'];
const NUMBERS: readonly ((count: number) => string)[] = [
  () => '',
  (count) => shifted(String(count), 0x0660),
  (count) => `#${count}`,
  (count) => `${count}.`,
  (count) => `\u202B${count}\u202C`,
  (count) => String(count).padStart(4, '0'),
];
const COMMENTS = [
  '<!-- 1\n00:00:00,000 --> 00:00:00,900\nhidden\n-->\n\n',
  'NOTE\n00:00:00,000 --> 00:00:00,900\nhidden\n\n',
  '{\n00:00:00,000 --> 00:00:00,900\nhidden\n}\n\n',
];
const LINES: readonly ((text: string) => string)[] = [
  (text) => `\u202B${text.replaceAll('\n', '\n\u202B')}\u202C`,
  (text) => `   ${text}  `,
  (text) => `${text}\n`,
];

const habits: readonly (readonly [string, Habit])[] = [
  ...TIMES.map((time) => [`times like ${time(1)}`, { time }] as const),
  ...ARROWS.map((arrow) => [`the arrow ${JSON.stringify(arrow)}`, { arrow }] as const),
  ...LINE_ENDS.flatMap((lineEnd) =>
    ['\n', ''].map(
      (blank) =>
        [
          `lines that end in ${JSON.stringify(lineEnd)}${blank ? '' : ', none empty'}`,
          { lineEnd, blank },
        ] as const,
    ),
  ),
  ...NUMBERS.map((number) => [`numbers like ${JSON.stringify(number(1))}`, { number }] as const),
  ...['', '\n\n', ' \n', '\u00A0\n'].map((blank) => [`${JSON.stringify(blank)} between`, { blank }] as const),
  ...COMMENTS.map((before) => [`the comment ${JSON.stringify(before)}`, { before }] as const),
  ...LINES.map((line) => [`lines like ${JSON.stringify(line('a'))}`, { line }] as const),
];
test.each(habits)('%s', (_name, habit) => {
  for (const { locale, cues } of MEANT)
    expect(readBack(writeSrt(cues, habit), locale)).toEqual(closely(cues));
});

test.each([
  ['<i>', '</i>'],
  ['<FONT FACE="Arial" SIZE=4>', '</FONT>'],
  ['{\\i1}', '{\\i0}'],
  ['{\\fs20\\pos(10,300)}', ''],
  ['{y:i}', ''],
  ['<c.yellow>', '</c>'],
  ['&#8234;', '&#8236;'],
])('marks like %s are no words', (open, close) => {
  for (const { locale, cues } of MEANT) {
    const marked = cues.map((cue) => ({ ...cue, lines: cue.lines.map((line) => open + line + close) }));
    expect(readBack(writeSrt(atBottom(marked)), locale)).toEqual(atBottom(cues));
  }
});

test.each(['<br>', '<br/>', '<BR />', '\\N', '\\n', '[br]'])('%s ends a line', (mark) => {
  for (const { locale, cues } of MEANT) {
    const joined = cues.map((cue) => ({ ...cue, lines: [cue.lines.join(mark)] }));
    expect(readBack(writeSrt(joined), locale)).toEqual(cues);
  }
});

test('words that look like marks stay', () => {
  const lines = ['<laughs> 3 < 5 {sighs}', 'C:\\New is a folder', '50% & more <3'];
  expect(readBack(writeSrt([{ from: 1, to: 2, lines }]), 'en')).toEqual([{ from: 1, to: 2, lines }]);
});

test.each([
  '00:00:0x,000 --> 00:00:03,000',
  '00:00:01,000 -->',
  '00:00:01,000',
  '00:00:75,000 --> 00:00:79,000',
])('times that cannot be read, %s, are named with their line', (times) => {
  const text = `1\n00:00:00,000 --> 00:00:01,000\nOne\n\n2\n${times}\nTwo\n`;
  expect(normalizeCaptions(Buffer.from(text), 'en').problems).toEqual([
    { kind: 'time', line: 6, sample: times },
  ]);
});

test('words before the first caption are named', () => {
  const text = `Made by somebody\n\n${writeSrt(MEANT[4]?.cues ?? [])}`;
  expect(normalizeCaptions(Buffer.from(text), 'en').warnings).toEqual([
    { kind: 'unread', line: 1, count: 1, sample: 'Made by somebody' },
  ]);
});

test('a clock that does not begin with the film is asked about, moved, or kept', () => {
  const late = MEANT[4]?.cues.map((cue) => ({ ...cue, from: cue.from + 36_000, to: cue.to + 36_000 })) ?? [];
  const file = Buffer.from(writeSrt(late));
  const clockProblem = { kind: 'clock', line: 2, at: 36_001, offset: 36_000 };
  expect(normalizeCaptions(file, 'en', { filmSeconds: 40 }).problems).toEqual([clockProblem]);
  expect(normalizeCaptions(file, 'en').problems).toEqual([clockProblem]);
  const moved = normalizeCaptions(file, 'en', { filmSeconds: 40, offset: -36_000 });
  expect(moved.vtt).toContain('00:00:01.000 --> 00:00:03.500');
  expect(moved.warnings).toEqual([{ kind: 'moved', offset: -36_000 }]);
  const kept = normalizeCaptions(file, 'en', { filmSeconds: 40, offset: 0 });
  expect(kept.vtt).toContain('10:00:01.000 --> 10:00:03.500');
  expect(kept.warnings).toEqual([{ kind: 'after', line: 2, count: 3 }]);
});

test('captions of another language are told', () => {
  const file = Buffer.from(writeSrt(MEANT[4]?.cues ?? []));
  expect(normalizeCaptions(file, 'ar').warnings).toEqual([{ kind: 'language' }]);
});
