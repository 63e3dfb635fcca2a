import type { ReadCaptions } from './cue';
import { type CaptionFormat, foreignFile, formatOf } from './formats/format-of';
import { readAss } from './formats/read-ass';
import { readFrames } from './formats/read-frames';
import { readLrc } from './formats/read-lrc';
import { readSami } from './formats/read-sami';
import { readScc } from './formats/read-scc';
import { isStl, readStl } from './formats/read-stl';
import { readTimedLines } from './formats/read-timed-lines';
import { readTtml } from './formats/read-ttml';
import { decodeCaptions } from './letters/decode-captions';

const READERS: Readonly<Record<CaptionFormat, (text: string, frameRate?: number) => ReadCaptions>> = {
  ass: readAss,
  frames: readFrames,
  lrc: readLrc,
  sami: readSami,
  scc: readScc,
  timed: readTimedLines,
  ttml: readTtml,
};

/** Whatever ends a line in one of the programs that write captions; `\r\r\n` is one end. */
const LINE_END = /\r*\n|[\r\v\f\u0085\u2028\u2029]/gu;

/** Captions of a file, and whether it counts captions instead of lines. */
export type CaptionsOfFile = ReadCaptions & { unit?: 'captions' };

/** Reads a file of captions in any format and encoding. What it is, is found from its contents. */
export const readCaptions = (file: Uint8Array, frameRate?: number): CaptionsOfFile => {
  if (isStl(file)) return { ...readStl(file), unit: 'captions' };
  const what = foreignFile(file);
  if (what) return { cues: [], problems: [{ kind: 'foreign', what }] };
  const { text, problems, warnings } = decodeCaptions(file);
  // In letters that are wrong, no format is right.
  if (problems.length > 0) return { cues: [], problems };
  const lines = text.replaceAll('\u0000', '').replace(LINE_END, '\n');
  const read = READERS[formatOf(lines)](lines, frameRate);
  return { ...read, warnings: [...warnings, ...(read.warnings ?? [])] };
};
