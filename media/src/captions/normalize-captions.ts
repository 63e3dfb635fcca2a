import type { Locale } from '@sahra/schemas/constants';

import type { CaptionProblem } from './caption-problems';
import type { CaptionWarning } from './caption-warnings';
import type { Cue } from './cue';
import { directLine } from './direct-line';
import { formatCueTime } from './format-cue-time';
import { readCaptions } from './read-captions';
import { tidyCues } from './tidy-cues';
import { wrapLines } from './wrap-lines';

/** What is known besides the file. */
export interface CaptionOptions {
  /** Length of the film in seconds. */
  filmSeconds?: number | undefined;
  /** Seconds by which all captions are moved; 0 keeps times that lie outside the film. */
  offset?: number | undefined;
  /** Frames of a second, for a file that counts frames and does not say it. */
  frameRate?: number | undefined;
}

/** The captions as a WebVTT file and as they stand in it, or why they are refused. */
export type NormalizedCaptions = { warnings: CaptionWarning[] } & (
  | { vtt: string; cues: Cue[]; problems: [] }
  | { vtt: null; problems: CaptionProblem[] }
);

const SHOWN_MAX = 20;
const HOUR = 3600;
/** Part of the letters that makes a file one of this language. */
const OWN_PART = 0.2;

const escaped = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns why the times cannot be those of the film; null when they can, or when the editor has decided. */
const clockProblem = (
  cues: readonly Cue[],
  { filmSeconds, offset }: CaptionOptions,
): CaptionProblem | null => {
  const [first] = cues;
  if (!first || offset !== undefined || first.from < (filmSeconds ?? HOUR)) return null;
  const hours = Math.floor(first.from / HOUR) * HOUR;
  return { kind: 'clock', line: first.at, at: first.from, offset: hours === 0 ? null : hours };
};

const isOtherLanguage = (cues: readonly Cue[], locale: Locale): boolean => {
  const words = cues.flatMap(({ lines }) => lines).join(' ');
  const count = (letters: RegExp): number => words.match(letters)?.length ?? 0;
  const [arabic, latin] = [count(/\p{Script=Arabic}/gu), count(/\p{Script=Latin}/gu)];
  return (locale === 'ar' ? arabic : latin) < (arabic + latin) * OWN_PART;
};

const isTimed = (from: number, to: number): boolean => Number.isFinite(from) && !Number.isNaN(to);

/** Warns of all captions of one kind at once, at the first of them. */
const warningOf = (
  kind: 'before' | 'after' | 'noEnd' | 'wrapped' | 'shortened',
  cues: readonly Cue[],
): CaptionWarning[] => (cues[0] ? [{ kind, line: cues[0].at, count: cues.length }] : []);

/**
 * Turns a file of captions, in any format and encoding, into the WebVTT file of one language: words without markup, at
 * most 42 characters in a line, each line in its own direction. Nothing is left out or changed without a warning; what
 * cannot be right is a problem, and then nothing is taken.
 */
export const normalizeCaptions = (
  file: Uint8Array,
  locale: Locale,
  options: CaptionOptions = {},
): NormalizedCaptions => {
  const { unread = [], unit, ...read } = readCaptions(file, options.frameRate);
  const timed = read.cues.filter(({ from, to }) => isTimed(from, to));
  const { cues: tidied, open, shortened, languages } = tidyCues(timed, locale);
  const problems = [...(read.problems ?? [])];
  for (const { at, lines } of read.cues.filter(({ from, to }) => !isTimed(from, to))) {
    problems.push({ kind: 'time', line: at, sample: lines.join(' ') });
  }
  if (languages) problems.push({ kind: 'languages', found: languages });
  else if (tidied.length === 0 && problems.length === 0) problems.push({ kind: 'empty' });
  for (const { from, to, at } of tidied) {
    if (to <= from) problems.push({ kind: 'backwards', at: from, line: at });
  }
  // The first caption of a file that is wrong elsewhere says little about its clock.
  const clock = problems.length === 0 ? clockProblem(tidied, options) : null;
  if (clock) problems.push(clock);
  const { offset = 0, filmSeconds = Infinity } = options;
  const moved = tidied.map((cue) => ({ ...cue, from: cue.from + offset, to: cue.to + offset }));
  const shown = moved.filter(({ to }) => to > 0);
  const wrapped = shown.map((cue) => ({ ...cue, lines: wrapLines(cue.lines) }));
  const [firstUnread] = unread;
  const warnings: CaptionWarning[] = [
    ...(read.warnings ?? []),
    ...(firstUnread ? [{ kind: 'unread', count: unread.length, ...firstUnread } as const] : []),
    ...(offset === 0 ? [] : [{ kind: 'moved', offset } as const]),
    ...(tidied.length > 0 && isOtherLanguage(tidied, locale) ? [{ kind: 'language' } as const] : []),
    ...warningOf(
      'before',
      moved.filter(({ to }) => to <= 0),
    ),
    ...warningOf(
      'after',
      shown.filter(({ from }) => from >= filmSeconds),
    ),
    ...warningOf('noEnd', open),
    ...warningOf(
      'wrapped',
      wrapped.filter(({ lines }, index) => lines.length > (shown[index]?.lines.length ?? 0)),
    ),
    ...warningOf('shortened', shortened),
  ];
  const counted = warnings.map((warning) => (unit && 'line' in warning ? { ...warning, unit } : warning));
  if (problems.length > 0) {
    const placed = problems.map((problem) => (unit && 'line' in problem ? { ...problem, unit } : problem));
    return { vtt: null, problems: placed.slice(0, SHOWN_MAX), warnings: counted };
  }
  const cues = wrapped.map((cue) => ({
    ...cue,
    from: Math.max(0, cue.from),
    lines: cue.lines.map((line) => directLine(line, locale)),
  }));
  const blocks = cues.map(({ from, to, lines, isTop }) => {
    const text = lines.map(escaped).join('\n');
    return `${formatCueTime(from)} --> ${formatCueTime(to)}${isTop ? ' line:0' : ''}\n${text}`;
  });
  return { vtt: `${['WEBVTT', ...blocks].join('\n\n')}\n`, cues, problems: [], warnings: counted };
};
