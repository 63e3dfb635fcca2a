import iconv from 'iconv-lite';

import type { CaptionProblem } from '../caption-problems';
import type { CaptionWarning } from '../caption-warnings';
import {
  BYTE_ENCODINGS,
  type ByteEncoding,
  bytesOf,
  decodeBytes,
  decodeUtf8,
  WRONG_READINGS,
  type WrongReading,
} from './encodings';
import { isStrange, LIKELY_BITS, strangenessOf, withoutForms } from './strangeness';

export interface DecodedCaptions {
  text: string;
  problems: CaptionProblem[];
  warnings: CaptionWarning[];
}

/** A line of the file with its line end. `raw` holds its bytes while it is not read. */
interface Piece {
  text: string;
  raw: Uint8Array | null;
  line: number;
}
interface Reading {
  read: (piece: Piece) => string | null;
  /** Bits by which this reading is unlikely, whatever it gives. */
  seldom?: number;
}

/** Bits for each letter by which a reading of a valid text has to be better before it is believed. */
const MARGIN_BITS = 2;
/** Bits for each letter of a line that is not shown; a single strange name in a good file is no reason. */
const REFUSED_BITS = 9;
const FEW_LETTERS = 3;
/** The same of all lines that are not UTF-8, when they are many enough to tell. */
const GUESSED_BITS = 6.1;
const MANY_LETTERS = 20;
/** Part of NUL bytes above which a file is UTF-16: its digits and spaces have one each. */
const UTF16_PART = 0.1;
/** Lines by which readings are compared. */
const SAMPLE = 60;

const isUtf16 = (file: Uint8Array): boolean =>
  (file[0] === 0xff && file[1] === 0xfe) ||
  (file[0] === 0xfe && file[1] === 0xff) ||
  file.filter((byte) => byte === 0).length > file.length * UTF16_PART;

const piecesOf = (file: Uint8Array): Piece[] => {
  if (isUtf16(file)) {
    const text = iconv.decode(Buffer.from(file), 'utf-16');
    return text.split(/(?<=\n)/u).map((each, index) => ({ text: each, raw: null, line: index + 1 }));
  }
  let line = 1;
  return (
    Buffer.from(file)
      .toString('latin1')
      .match(/[^\r\n]*(?:\r*\n|\r|$)/gu) ?? []
  ).map((bytes) => {
    const raw = Buffer.from(bytes, 'latin1');
    const text = decodeUtf8(raw);
    return { text: text ?? '', raw: text === null ? raw : null, line: line++ };
  });
};

/** Mean bits of the pieces under a reading; those that it cannot read count as they are. */
const bitsOf = (pieces: readonly Piece[], { read, seldom = 0 }: Reading): number => {
  const sum = { bits: seldom, letters: 0 };
  for (const piece of pieces) {
    const { bits, letters } = strangenessOf(read(piece) ?? piece.text);
    sum.bits += bits;
    sum.letters += letters;
  }
  return sum.letters === 0 ? 0 : sum.bits / sum.letters;
};

const best = (pieces: readonly Piece[], readings: readonly Reading[]): Reading => {
  const sample = pieces.slice(0, SAMPLE);
  const weighed = readings.map((reading) => ({ reading, bits: bitsOf(sample, reading) }));
  return weighed.reduce((first, other) => (other.bits < first.bits ? other : first)).reading;
};

/** How seldom an encoding is met, in bits: a short file in windows-1256 can look like one of DOS. */
const SELDOM_BITS: Readonly<Partial<Record<ByteEncoding, number>>> = {
  ...{ 'iso-8859-6': 8, 'iso-8859-15': 8, macintosh: 16 },
  ...{ cp720: 30, cp850: 30 },
};
const RAW_READINGS: readonly Reading[] = [
  ...BYTE_ENCODINGS.map((encoding) => ({
    read: ({ raw, text }: Piece) => (raw ? decodeBytes(raw, encoding) : text),
    seldom: SELDOM_BITS[encoding] ?? 0,
  })),
  { read: ({ raw, text }) => (raw ? new TextDecoder('utf-8').decode(raw) : text) },
];

/** Reads lines that are no UTF-8: all in the likeliest encoding, and those that are strange in it in one of their own. */
const readRaw = (pieces: readonly Piece[]): Piece[] => {
  const raw = pieces.filter((piece) => piece.raw);
  if (raw.length === 0) return [...pieces];
  const reading = best(raw, RAW_READINGS);
  return pieces.map((piece) => {
    if (!piece.raw) return piece;
    const isOdd = isStrange(strangenessOf(reading.read(piece) ?? ''));
    const own = isOdd ? best([piece], [reading, ...RAW_READINGS]) : reading;
    return { ...piece, raw: null, text: own.read(piece) ?? '' };
  });
};

const repairBy =
  (wrong: WrongReading, right: ByteEncoding | 'utf-8') =>
  (text: string): string | null => {
    const bytes = bytesOf(text, wrong);
    if (!bytes) return null;
    return right === 'utf-8' ? decodeUtf8(bytes) : decodeBytes(bytes, right);
  };
type Repair = ReturnType<typeof repairBy>;
const FROM_UTF8 = WRONG_READINGS.map((wrong) => repairBy(wrong, 'utf-8'));
const LAST_REPAIRS: readonly Repair[] = [
  ...FROM_UTF8,
  ...(['windows-1256', 'iso-8859-6', 'cp720'] as const).map((right) => repairBy('windows-1252', right)),
  repairBy('windows-1256', 'iso-8859-6'),
  repairBy('macintosh', 'windows-1256'),
];
/** What programs did up to three times, the usual first. */
const REPAIRS: readonly Reading[] = [
  [],
  ...FROM_UTF8.map((one) => [one]),
  ...FROM_UTF8.flatMap((one) => FROM_UTF8.map((two) => [one, two])),
]
  .flatMap((before) => LAST_REPAIRS.map((last) => [...before, last]))
  .map((chain) => ({
    read: ({ text }) =>
      chain.reduce<string | null>((now, repair) => (now === null ? null : repair(now)), text),
  }));
const ONCE = REPAIRS.slice(0, LAST_REPAIRS.length);
const AS_IT_IS: Reading = { read: ({ text }) => text };

/** Undoes what programs did that read a file in a wrong encoding and saved it. */
const repaired = (pieces: readonly Piece[]): Piece[] => {
  const strange = new Set(pieces.filter(({ text }) => isStrange(strangenessOf(text))));
  if (strange.size === 0) return [...pieces];
  const reading = best([...strange], REPAIRS);
  const isBetter = (piece: Piece, by: Reading): boolean => {
    const bits = bitsOf([piece], by);
    return bits <= LIKELY_BITS && bits < bitsOf([piece], AS_IT_IS) - MARGIN_BITS;
  };
  return pieces.map((piece) => {
    if (!strange.has(piece)) return piece;
    // A line that needs more than the others do was spoilt once.
    const found = isBetter(piece, reading) ? reading : best([piece], ONCE);
    const text = isBetter(piece, found) ? found.read(piece) : null;
    return text === null ? piece : { ...piece, text };
  });
};

/** Letters that a program could not write, and wrote `?` for: one such word can be meant, most words cannot. */
const LOST = /\uFFFD/u;
/** Bytes that are free in the encoding in which a line was read. */
const FREE = /\uE000/u;
const isQuestioned = (text: string): boolean => /\?{3}/u.test(text) && !/\p{L}/u.test(text);

const problemsOf = (pieces: readonly Piece[]): CaptionProblem[] => {
  const words = pieces.filter(({ text }) => /[\p{L}?]/u.test(text));
  const questioned = words.filter(({ text }) => isQuestioned(text));
  const areLost = questioned.length > 2 && questioned.length * 3 > words.length;
  return pieces.flatMap((piece): CaptionProblem[] => {
    const { line, text } = piece;
    const sample = text.trim();
    if (LOST.test(text) || (areLost && questioned.includes(piece))) return [{ kind: 'lost', line, sample }];
    const strangeness = strangenessOf(text);
    const isRefused =
      FREE.test(text) || (strangeness.letters > FEW_LETTERS && isStrange(strangeness, REFUSED_BITS));
    return isRefused ? [{ kind: 'letters', line, sample }] : [];
  });
};

/** Part of the lines above which one change belongs to the whole file. */
const WHOLE_PART = 0.9;

/**
 * Reads the letters of a subtitle file, line by line: UTF-8, UTF-16, or the encoding in which they are likely. Files
 * that a program has spoilt are repaired. A line that stays unlikely is a problem.
 */
export const decodeCaptions = (file: Uint8Array): DecodedCaptions => {
  const pieces = piecesOf(file);
  const read = readRaw(pieces);
  const right = repaired(read);
  const withLetters = right.filter(({ text }) => strangenessOf(text).letters > 0);
  const rawLines = pieces.filter(({ raw }) => raw);
  const mended = right.filter((piece, index) => piece.text !== read[index]?.text);
  const warnings: CaptionWarning[] = [];
  for (const [kind, lines] of [
    ['mixed', rawLines],
    ['repaired', mended],
  ] as const) {
    const isWhole = lines.length > withLetters.length * WHOLE_PART;
    if (lines[0] && (kind === 'repaired' || !isWhole)) {
      warnings.push({ kind, line: lines[0].line, count: lines.length });
    }
  }
  const text = withoutForms(right.map((piece) => piece.text).join('')).replaceAll('\uFEFF', '');
  const problems = problemsOf(right);
  // UTF-8 proves itself. Another encoding is believed when its letters are likely in all lines together.
  const guessed = right.filter((_, index) => pieces[index]?.raw);
  const together = strangenessOf(guessed.map((piece) => piece.text).join(''));
  const most = together.letters < MANY_LETTERS ? REFUSED_BITS : GUESSED_BITS;
  if (problems.length === 0 && guessed[0] && isStrange(together, most)) {
    problems.push({ kind: 'letters', line: guessed[0].line, sample: guessed[0].text.trim() });
  }
  return { text, problems, warnings };
};
