import type { CaptionProblem } from '../caption-problems';
import type { Cue, ReadCaptions } from '../cue';
import { type ByteEncoding, decodeBytes } from '../letters/encodings';
import { isStrange, strangenessOf, withoutForms } from '../letters/strangeness';
import { tidy } from '../plain-lines';
import { decodeIso6937 } from './iso-6937';

/** EBU Tech 3264: a head (GSI) of 1024 bytes, then blocks (TTI) of 128, of which 112 are words. */
const HEAD = 1024;
const BLOCK = 128;
const WORDS = 16;
const FORMAT = /^STL(\d\d)\.\d\d$/u;
const FREE = 0x8f;
const NEW_LINE = 0x8a;
const LAST_BLOCK = 0xff;
const USER_DATA = 0xfe;
/** Rows of teletext; of other captions there are as many as the head says. */
const ROWS = 23;

const ascii = (file: Uint8Array, from: number, to: number): string =>
  Buffer.from(file.subarray(from, to)).toString('latin1');

export const isStl = (file: Uint8Array): boolean =>
  FORMAT.test(ascii(file, 3, 11)) && file.length >= HEAD + BLOCK;

/** Tables of the head (CCT). Greek, Cyrillic and Hebrew are languages that this product has no captions in. */
const read = (bytes: Uint8Array, table: string): string =>
  table === '02' ? decodeBytes(bytes, 'iso-8859-6') : decodeIso6937(bytes);

/** Programs for Arabic often wrote Arabic under the number of the Latin table. The likeliest letters count. */
const OTHERS: readonly ByteEncoding[] = ['iso-8859-6', 'windows-1256', 'windows-1252'];
const wordsReader = (all: readonly Uint8Array[], table: string): ((bytes: Uint8Array) => string) => {
  const readers = [
    (bytes: Uint8Array) => read(bytes, table),
    ...OTHERS.map((encoding) => (bytes: Uint8Array) => decodeBytes(bytes, encoding)),
  ];
  const bits = readers.map((reader) => {
    const { bits: sum, letters } = strangenessOf(all.map(reader).join('\n'));
    return letters === 0 ? 0 : sum / letters;
  });
  const isOwnLikely = (bits[0] ?? 0) <= Math.min(...bits) + 1;
  const likeliest = readers[isOwnLikely ? 0 : bits.indexOf(Math.min(...bits))];
  return likeliest ?? ((bytes) => read(bytes, table));
};

/** Control codes of teletext and of styles are no letters; between two lines stands one code or more. */
const linesOf = (bytes: Uint8Array): Uint8Array[] => {
  const lines: number[][] = [[]];
  for (const byte of bytes) {
    if (byte === FREE) break;
    if (byte === NEW_LINE) lines.push([]);
    else if (byte >= 0x20 && (byte < 0x7f || byte > 0x9f)) lines.at(-1)?.push(byte);
    // A code of teletext takes the place of a space.
    else if (byte < 0x20) lines.at(-1)?.push(0x20);
  }
  return lines.filter((line) => line.length > 0).map((line) => Uint8Array.from(line));
};

interface Subtitle {
  number: number;
  from: number;
  to: number;
  row: number;
  words: number[];
}

/** Reads EBU STL, the exchange format of European and Arabic broadcasters. */
export const readStl = (file: Uint8Array): ReadCaptions => {
  const rate = Number(FORMAT.exec(ascii(file, 3, 11))?.[1] ?? 25);
  const table = ascii(file, 12, 14);
  const rows = Number(ascii(file, 253, 255)) || ROWS;
  const secondsOf = (parts: readonly number[]): number => {
    const [hours = 0, minutes = 0, seconds = 0, frames = 0] = parts;
    return (hours * 60 + minutes) * 60 + seconds + frames / rate;
  };
  const start = ascii(file, 256, 264).match(/\d\d/gu)?.map(Number) ?? [];
  const begin = start.length === 4 ? secondsOf(start) : 0;
  const subtitles: Subtitle[] = [];
  let open: Subtitle | null = null;
  for (let at = HEAD; at + BLOCK <= file.length; at += BLOCK) {
    const block = file.subarray(at, at + BLOCK);
    const [, low = 0, high = 0, extension = 0] = block;
    const isComment = block[15] === 1;
    if (extension === USER_DATA || isComment) continue;
    open ??= {
      number: high * 256 + low,
      from: secondsOf([...block.subarray(5, 9)]),
      to: secondsOf([...block.subarray(9, 13)]),
      row: block[13] ?? rows,
      words: [],
    };
    const end = block.indexOf(FREE, WORDS);
    open.words.push(...block.subarray(WORDS, end < 0 ? BLOCK : end));
    if (extension !== LAST_BLOCK) continue;
    subtitles.push(open);
    open = null;
  }
  const lines = subtitles.map(({ words }) => linesOf(Uint8Array.from(words)));
  const reader = wordsReader(lines.flat(), table);
  // The clock of the programme begins where the head says, unless captions stand before that.
  const shift = subtitles.every(({ from }) => from >= begin) ? begin : 0;
  const problems: CaptionProblem[] = [];
  const cues = subtitles.map(({ number, from, to, row }, index): Cue => {
    const texts = (lines[index] ?? []).map((line) => tidy(withoutForms(reader(line)))).filter(Boolean);
    const strangeness = strangenessOf(texts.join('\n'));
    if (strangeness.letters > 3 && isStrange(strangeness, 9)) {
      problems.push({ kind: 'letters', line: number, sample: texts.join(' ') });
    }
    const isTop = row > 0 && row + texts.length < rows / 2;
    return { from: from - shift, to: to - shift, at: number, lines: texts, isTop };
  });
  if (open) problems.push({ kind: 'cut' });
  return { cues, problems };
};
