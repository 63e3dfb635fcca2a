import type { Locale } from '@sahra/schemas/constants';

/** One caption. Times in seconds from the start of the film. */
export interface Cue {
  from: number;
  to: number;
  lines: string[];
  /** Line of the file with its times, from 1. */
  at: number;
  /** Lines of the file that `lines` come from. */
  textAt: number[];
}

/** Encodings of subtitle files that are not UTF-8, as old programs write them. */
const OLD_ENCODINGS = { en: 'windows-1252', ar: 'windows-1256' } as const satisfies Record<Locale, string>;

const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;
/** Tags of WebVTT and SRT, and the placement codes that some programs write into SRT. */
const MARKUP = /<\/?[a-z][^>\n]*>|<\d[\d:.]*>|\{\\[^}\n]*\}/gi;

const secondsOf = (stamp: string): number =>
  stamp
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

interface TextLine {
  text: string;
  at: number;
}

const plain = (line: string): string => line.replace(MARKUP, '').replace(/\s+/g, ' ').trim();

/** Divides a file at its empty lines. */
const blocksOf = (text: string): TextLine[][] => {
  const blocks: TextLine[][] = [[]];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ text: line, at: index + 1 });
  }
  return blocks;
};

/** Decodes a subtitle file: UTF-16 by its byte order mark, else UTF-8, else the old encoding of its language. */
export const decodeCaptions = (file: Uint8Array, locale: Locale): string => {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder(OLD_ENCODINGS[locale]).decode(file);
  }
};

/** Reads the captions of an SRT or WebVTT file, without their markup and in the order of their times. */
export const parseCaptions = (text: string): Cue[] => {
  const cues: Cue[] = [];
  for (const block of blocksOf(text.replace(/^\uFEFF/, ''))) {
    const times = block.findIndex((line) => TIMES.test(line.text));
    const { text: stamps = '', at = 0 } = block[times] ?? {};
    const [, from, to] = TIMES.exec(stamps) ?? [];
    if (from === undefined || to === undefined) continue;
    const shown = block
      .slice(times + 1)
      .map((line) => ({ ...line, text: plain(line.text) }))
      .filter((line) => line.text !== '');
    if (shown.length === 0) continue;
    const lines = shown.map((line) => line.text);
    cues.push({ from: secondsOf(from), to: secondsOf(to), lines, at, textAt: shown.map((line) => line.at) });
  }
  return cues.sort((first, second) => first.from - second.from);
};
