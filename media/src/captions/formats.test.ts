import { decodeBytes } from './letters/encodings';
import { normalizeCaptions } from './normalize-captions';
import { atBottom, closely, MEANT, readBack, withWords } from './testing/meant-captions';
import { FORMATS } from './testing/write-formats';
import { writeScc, writeStl } from './testing/write-television';
import { wrapLines } from './wrap-lines';

const WITH_PLACE = new Set(['srt', 'vtt', 'ass', 'ssa', 'ttmlClock', 'ttmlTicks', 'ttmlFrames']);

const files = MEANT.flatMap(({ name, locale, cues }) =>
  Object.entries(FORMATS).map(
    ([format, write]) => [format, name, { locale, cues, text: write(cues, locale) }] as const,
  ),
);
test.each(files)('%s, %s: what was written is read', (format, _name, { locale, cues, text }) => {
  const placed = WITH_PLACE.has(format) ? cues : atBottom(cues);
  // A song has one line at a time, which is divided when it is long.
  const meant =
    format === 'lrc' ? placed.map((cue) => ({ ...cue, lines: wrapLines([cue.lines.join(' ')]) })) : placed;
  expect(readBack(text, locale)).toEqual(closely(meant));
});

const bytesIn8859 = (line: string): Uint8Array =>
  Uint8Array.from(line, (letter) => {
    const code = letter.charCodeAt(0);
    if (code < 0x80) return code;
    const high = Array.from({ length: 0x80 }, (_, place) => place + 0x80);
    return high.find((byte) => decodeBytes(Uint8Array.of(byte), 'iso-8859-6') === letter) ?? 0x3f;
  });

const arabic = MEANT.filter(({ locale }) => locale === 'ar');
test.each(arabic)(
  'EBU STL, $name: in the Arabic table, under the number of the Latin one, from 10:00:00',
  ({ cues }) => {
    for (const [table, start] of [
      ['02', 0],
      ['02', 36_000],
      ['00', 0],
    ] as const) {
      expect(readBack(writeStl(cues, table, bytesIn8859, start), 'ar')).toEqual(closely(cues));
    }
  },
);

test('EBU STL: Latin letters with their accents before them', () => {
  const cue = { from: 1, to: 2, lines: ['Café, naïve'] };
  const bytes = Uint8Array.from([
    0x43, 0x61, 0x66, 0xc2, 0x65, 0x2c, 0x20, 0x6e, 0x61, 0xc8, 0x69, 0x76, 0x65,
  ]);
  expect(
    readBack(
      writeStl([cue], '00', () => bytes),
      'en',
    ),
  ).toEqual([cue]);
});

const [, , , , plain] = MEANT;
const later = (seconds: number) =>
  (plain?.cues ?? []).map((cue) => ({ ...cue, from: cue.from + seconds, to: cue.to + seconds }));
test.each([
  ['without dropped numbers', 2, false],
  ['with dropped numbers', 2, true],
  ['half an hour later without', 1800, false],
  ['half an hour later with', 1800, true],
] as const)('SCC %s', (_name, seconds, isDropped) => {
  expect(readBack(writeScc(later(seconds), isDropped), 'en')).toEqual(closely(later(seconds)));
});

test('MicroDVD without its number of frames is asked for it', () => {
  const text = '{25}{50}Hello\n{75}{100}Later';
  expect(normalizeCaptions(Buffer.from(text), 'en').problems).toEqual([{ kind: 'frames' }]);
  const { vtt } = normalizeCaptions(Buffer.from(text), 'en', { frameRate: 25 });
  expect(vtt).toContain('00:00:01.000 --> 00:00:02.000\nHello');
});

test('a TTML paragraph takes times from what is around it, and timed words are captions of their own', () => {
  const text = `<tt xmlns="http://www.w3.org/ns/ttml"><body begin="10s"><div begin="1s" timeContainer="seq"><p dur="2s">One</p><p dur="2s">Two</p></div><div><p><span begin="20s" end="21s">Three</span> <span begin="21s" end="22s">Four</span></p></div></body></tt>`;
  expect(readBack(text, 'en')).toEqual([
    { from: 11, to: 13, lines: ['One'] },
    { from: 13, to: 15, lines: ['Two'] },
    { from: 30, to: 31, lines: ['Three'] },
    { from: 31, to: 32, lines: ['Four'] },
  ]);
});

test('a file of several languages without this one is refused by name', () => {
  const text = FORMATS['samiOfTwo']?.(plain?.cues ?? [], 'en').replace('ar-SA', 'fr-FR') ?? '';
  expect(readBack(text, 'ar')).toEqual([
    'The file has several languages (en-us, fr-fr), and this one is none of them.',
  ]);
});

test('a file that was cut off is refused', () => {
  const text = FORMATS['ttmlClock']?.(plain?.cues ?? [], 'en') ?? '';
  expect(readBack(text.slice(0, -60), 'en')).toEqual([
    'The file ends in the middle. Download or export it again.',
  ]);
});

test.each([
  ['PK\u0003\u0004….srt', 'archive'],
  ['# VobSub index file, v7', 'pictures'],
  ['%PDF-1.7', 'document'],
  ['\u0000\u0000\u0000 ftypisom', 'film'],
  ['GIF89a', 'picture'],
  ['<!DOCTYPE html><html><body>00:00:01,000 --> 00:00:02,000', 'page'],
] as const)('%s is refused as what it is', (text, what) => {
  expect(normalizeCaptions(Buffer.from(text), 'en').problems).toEqual([{ kind: 'foreign', what }]);
});

test('a drawing is no caption, and is named', () => {
  const text =
    FORMATS['ass']?.(
      withWords(plain?.cues ?? [], (line) => line),
      'en',
    ) ?? '';
  expect(normalizeCaptions(Buffer.from(text), 'en').warnings).toEqual([{ kind: 'drawings', count: 1 }]);
});

test('a region at the top, in WebVTT, puts its captions there', () => {
  const text =
    'WEBVTT\n\nREGION\nid:up\nviewportanchor:0%,10%\n\n00:01.000 --> 00:02.000 region:up\nA sign\n';
  expect(readBack(text, 'en')).toEqual([{ from: 1, to: 2, lines: ['A sign'], isTop: true }]);
});

test('SAMI without classes, whose first time is no number', () => {
  const text = '<SAMI><BODY><SYNC Start=1000ms>One<SYNC Start=2000>&nbsp;<SYNC Start=x>Two</BODY></SAMI>';
  expect(readBack(text.replace('x>', '3000>'), 'en')).toEqual([
    { from: 1, to: 2, lines: ['One'] },
    { from: 3, to: 8, lines: ['Two'] },
  ]);
  expect(normalizeCaptions(Buffer.from(text), 'en').problems).toEqual([
    { kind: 'time', line: 1, sample: 'Two' },
  ]);
});
