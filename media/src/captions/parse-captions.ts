import type { Locale } from '@sahra/schemas/constants';

/** One caption. Times in seconds from the start of the film. */
export interface Cue {
  from: number;
  to: number;
  lines: string[];
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

const plainLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(MARKUP, '').replace(/\s+/g, ' ').trim()).filter((line) => line !== '');

/** Decodes a subtitle file: UTF-8, else the old encoding of its language. */
export const decodeCaptions = (file: Uint8Array, locale: Locale): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder(OLD_ENCODINGS[locale]).decode(file);
  }
};

/** Reads the captions of an SRT or WebVTT file, without their markup and in the order of their times. */
export const parseCaptions = (text: string): Cue[] => {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/);
  const cues: Cue[] = [];
  for (const block of blocks) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => TIMES.test(line));
    const [, from, to] = TIMES.exec(lines[at] ?? '') ?? [];
    if (from === undefined || to === undefined) continue;
    const shown = plainLines(lines.slice(at + 1));
    if (shown.length > 0) cues.push({ from: secondsOf(from), to: secondsOf(to), lines: shown });
  }
  return cues.sort((first, second) => first.from - second.from);
};
