import type { Locale } from '@sahra/schemas/constants';

import type { Cue } from './cue';

/** Longest overlap that is cut off: programs round the end and the next start apart. Longer ones are two speakers. */
const OVERLAP_CUT_SECONDS = 0.5;
/** Captions that are shown for a moment between two of the same words: YouTube makes lines roll by them. */
const FLASH_SECONDS = 0.05;
/** A caption without an end stays until the next one, but not for longer. */
const OPEN_SECONDS = 10;
const LAST_SECONDS = 5;

export interface TidyCues {
  cues: Cue[];
  /** Captions whose end the file does not say. */
  open: Cue[];
  /** Captions whose end was cut off. */
  shortened: Cue[];
  /** Languages of the file, when it has several and not the wanted one. */
  languages: string[] | null;
}

const isOf = ({ language }: Cue, locale: Locale): boolean =>
  language?.toLowerCase().startsWith(locale) ?? false;

const wordsOf = ({ lines }: Cue): string => lines.join('\n');

const isFlash = (cue: Cue, before: Cue | undefined): boolean =>
  before !== undefined &&
  cue.to - cue.from <= FLASH_SECONDS &&
  Math.abs(cue.from - before.to) <= FLASH_SECONDS &&
  wordsOf(before).endsWith(wordsOf(cue));

/** Puts captions in the order of their times, in one language, without doubles, each with an end. */
export const tidyCues = (all: readonly Cue[], locale: Locale): TidyCues => {
  const languages = [...new Set(all.flatMap(({ language }) => language ?? []))];
  const isChosen = languages.length > 1;
  if (isChosen && !all.some((cue) => isOf(cue, locale)))
    return { cues: [], open: [], shortened: [], languages };
  const seen = new Set<string>();
  const cues: Cue[] = [];
  const sorted = all
    .filter((cue) => cue.lines.length > 0 && (!isChosen || isOf(cue, locale)))
    .toSorted((one, other) => one.from - other.from);
  for (const cue of sorted) {
    const key = `${cue.from} ${cue.to} ${wordsOf(cue)}`;
    const before = cues.at(-1);
    if (before && isFlash(cue, before)) before.to = Math.max(before.to, cue.to);
    else if (!seen.has(key)) cues.push({ ...cue });
    seen.add(key);
  }
  const open: Cue[] = [];
  const shortened: Cue[] = [];
  for (const [index, cue] of cues.entries()) {
    const next = cues.slice(index + 1).find(({ from }) => from > cue.from);
    if (cue.to === Infinity) {
      const end = next?.from ?? cue.from + LAST_SECONDS;
      cue.to = Math.min(end, cue.from + OPEN_SECONDS);
      open.push(cue);
    } else if (next && cue.to > next.from && cue.to - next.from <= OVERLAP_CUT_SECONDS && next.to > cue.to) {
      cue.to = next.from;
      shortened.push(cue);
    }
  }
  return { cues, open, shortened, languages: null };
};
