import type { Locale } from '@sahra/schemas/constants';

import { type CaptionProblem, LINE_CHARACTERS } from './caption-problems';
import { formatCueTime } from './format-cue-time';
import { type Cue, decodeCaptions, parseCaptions } from './parse-captions';

/** The captions as a WebVTT file, or why they are refused. */
export type NormalizedCaptions = { vtt: string; problems: [] } | { vtt: null; problems: CaptionProblem[] };

/** Longest overlap that is cut off silently: programs round the end and the next start apart. */
const OVERLAP_CUT_SECONDS = 0.5;
const PROBLEMS_MAX = 20;
const RIGHT_TO_LEFT_MARK = '\u200F';
const DIRECTION_CONTROLS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const FIRST_STRONG_IS_ARABIC = /^[^\p{L}]*\p{Script=Arabic}/u;

const charactersOf = (line: string): number => Array.from(line.replace(/\p{M}/gu, '')).length;

/** Divides a text that is too long for one line into two of about the same length; undefined when it does not fit. */
const twoLines = (text: string): string[] | undefined => {
  const words = text.split(' ');
  const divided = words
    .map((_, count) => [words.slice(0, count).join(' '), words.slice(count).join(' ')])
    .filter((lines) => lines.every((line) => line !== '' && charactersOf(line) <= LINE_CHARACTERS));
  const unevenness = ([first = '', second = '']: string[]): number =>
    Math.abs(charactersOf(first) - charactersOf(second));
  return divided.sort((one, other) => unevenness(one) - unevenness(other))[0];
};

const wrapped = (lines: string[]): string[] => {
  if (lines.every((line) => charactersOf(line) <= LINE_CHARACTERS)) return lines;
  return twoLines(lines.join(' ')) ?? lines;
};

/**
 * A line takes the direction of its first letter. An Arabic line that begins with a Latin name or a number would run
 * from the left, with its full stop on the wrong side.
 */
const directed = (line: string, locale: Locale): string => {
  const bare = line.replace(DIRECTION_CONTROLS, '');
  return locale === 'ar' && !FIRST_STRONG_IS_ARABIC.test(bare) ? RIGHT_TO_LEFT_MARK + bare : bare;
};

const escaped = (line: string): string =>
  line
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const problemsOf = (cues: readonly Cue[]): CaptionProblem[] => {
  if (cues.length === 0) return [{ kind: 'empty' }];
  const problems: CaptionProblem[] = [];
  for (const [index, { from, to, lines, at, textAt }] of cues.entries()) {
    const before = cues[index - 1];
    if (to <= from) problems.push({ kind: 'backwards', at: from, line: at });
    if (before && before.to - from > OVERLAP_CUT_SECONDS) {
      problems.push({ kind: 'overlap', at: from, line: at });
    }
    const longest = Math.max(...lines.map(charactersOf));
    const line = textAt[lines.findIndex((each) => charactersOf(each) === longest)] ?? at;
    if (longest > LINE_CHARACTERS) problems.push({ kind: 'long', at: from, line, characters: longest });
  }
  return problems.slice(0, PROBLEMS_MAX);
};

/**
 * Turns an SRT or WebVTT file into the WebVTT file of one language: no markup, at most 42 characters in a line, no
 * two captions at once, Arabic lines from the right.
 */
export const normalizeCaptions = (file: Uint8Array, locale: Locale): NormalizedCaptions => {
  const cues = parseCaptions(decodeCaptions(file, locale)).map((cue) => ({
    ...cue,
    lines: wrapped(cue.lines.map((line) => line.replace(DIRECTION_CONTROLS, ''))),
  }));
  const problems = problemsOf(cues);
  if (problems.length > 0) return { vtt: null, problems };
  const blocks = cues.map(({ from, to, lines }, index) => {
    const end = Math.min(to, cues[index + 1]?.from ?? to);
    const text = lines.map((line) => escaped(directed(line, locale))).join('\n');
    return `${formatCueTime(from)} --> ${formatCueTime(end)}\n${text}`;
  });
  return { vtt: `${['WEBVTT', ...blocks].join('\n\n')}\n`, problems: [] };
};
