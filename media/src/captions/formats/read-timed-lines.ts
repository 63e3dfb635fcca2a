import type { CaptionProblem } from '../caption-problems';
import type { Cue, ReadCaptions } from '../cue';
import type { CaptionWarning } from '../caption-warnings';
import { isTopByCode, plainLines } from '../plain-lines';
import { isBrokenTimeLine, readTimeLine, type TimeLine } from './time-line';

interface Line {
  text: string;
  at: number;
}
interface Block {
  times: TimeLine;
  at: number;
  lines: Line[];
}

/** Settings of WebVTT behind the times. Whatever else stands there is the first line of the caption. */
const SETTINGS = /^(?:(?:align|position|line|size|vertical|region)\s*:\s*\S+\s*|[XY][12]:\s*\d+\s*)+$/iu;
const LINE_SETTING = /\bline:(-?[\d.]+)(%?)/iu;
/** Last line of the grid of WebVTT, and last percent, that count as the top of the picture. */
const TOP_LINES = 5;
const TOP_PERCENT = 45;
const MARKS = '[\\s\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]*';
const NUMBER = new RegExp(`^${MARKS}[#(]?[\\d٠-٩۰-۹０-９]+[.):]?${MARKS}$`, 'u');
const HEADER =
  /^\s*(?:\[(?:INFORMATION|TITLE|AUTHOR|SOURCE|PRG|FILEPATH|DELAY|CD TRACK|COMMENT|END INFORMATION|SUBTITLE|COLF|STYLE|SIZE|FONT)\]|WEBVTT\b|(?:Kind|Language):)/iu;

/** A region of WebVTT with its name and the height of its anchor. */
const REGION = /(?<=\n[^\S\n]*\n)REGION\s[^]*?(?=\n[^\S\n]*\n)/gu;
const topRegions = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(REGION)].flatMap(([region]) => {
      const height = /\bviewportanchor[:=][\d.]+%,([\d.]+)%/u.exec(region)?.[1];
      const id = /\bid[:=](\S+)/u.exec(region)?.[1];
      return id !== undefined && height !== undefined && Number(height) <= TOP_PERCENT ? [id] : [];
    }),
  );

const isTopBySetting = (settings: string, regions: ReadonlySet<string>): boolean => {
  if (regions.has(/\bregion:(\S+)/u.exec(settings)?.[1] ?? '')) return true;
  const [, value, percent] = LINE_SETTING.exec(settings) ?? [];
  if (value === undefined || value.startsWith('-')) return false;
  return Number(value) <= (percent === '%' ? TOP_PERCENT : TOP_LINES);
};

/** Takes away what a comment says, and keeps the numbers of the lines. */
const blank = (comment: string): string => comment.replace(/[^\n]+/gu, '');

/** Where an HTML comment ends: not at the arrow between two times. -1 when it has no end. */
const endOfComment = (text: string, start: number): number => {
  for (let at = text.indexOf('-->', start); at >= 0; at = text.indexOf('-->', at + 1)) {
    if (!/^[^\S\n]*\d/u.test(text.slice(at + 3, at + 9))) return at + 3;
  }
  return -1;
};

/** Blanks comments, so that neither captions nor words are read from them. */
const withoutComments = (text: string): string => {
  let plain = '';
  let at = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    const end = endOfComment(text, start);
    if (end < 0) break;
    plain += text.slice(at, start) + blank(text.slice(start, end));
    at = end;
  }
  return (
    (plain + text.slice(at))
      // A brace that closes in its line can hold words: `{laughs}`.
      .replace(/^[^\S\n]*\{(?!\\)[^{}\n]*\n[^{}]*\}/gmu, blank)
      .replace(/(?<=^|\n[^\S\n]*\n)(?:NOTE(?=\s)|(?:STYLE|REGION)(?=\s*\n))[^]*?(?=\n[^\S\n]*\n|$)/gu, blank)
  );
};

const blocksOf = (lines: readonly Line[]): { before: Line[]; blocks: Block[] } => {
  const before: Line[] = [];
  const blocks: Block[] = [];
  for (const line of lines) {
    const times = readTimeLine(line.text);
    if (times) blocks.push({ times, at: line.at, lines: [] });
    else (blocks.at(-1)?.lines ?? before).push(line);
  }
  return { before, blocks };
};

/** Takes away the last line with words if it is the number, or in WebVTT the name, of the caption that follows. */
const withoutName = (lines: readonly Line[], isNumbered: boolean, isVtt: boolean): Line[] => {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  const line = lines[last];
  if (!line) return [];
  const isAfterBlank = last > 0 && lines[last - 1]?.text.trim() === '';
  const isBeforeBlank = last < lines.length - 1;
  const isName = NUMBER.test(line.text)
    ? isNumbered || isAfterBlank
    : isVtt && isAfterBlank && !isBeforeBlank;
  return isName ? lines.slice(0, last) : [...lines];
};

const endsInNumber = (lines: readonly Line[]): boolean =>
  NUMBER.test(lines.findLast(({ text }) => text.trim() !== '')?.text ?? '');

/** Frames of a second where nothing says how many there are: the rate of television in Arabic countries. */
const USUAL_FRAME_RATE = 25;

const inFrames = (seconds: number, frames: number): number => Math.floor(seconds) + frames / USUAL_FRAME_RATE;

/** Whether the times of a file count frames: no part of theirs is larger, and one is there at all. */
const countFrames = (blocks: readonly Block[]): boolean => {
  const parts = blocks.flatMap(({ times }) => times.frames ?? [USUAL_FRAME_RATE]);
  return parts.every((part) => part < USUAL_FRAME_RATE) && parts.some((part) => part > 0);
};

/** Reads SRT, WebVTT, SBV and SubViewer: a line of times begins a caption wherever it stands. */
export const readTimedLines = (text: string): ReadCaptions => {
  const isVtt = /^\s*WEBVTT\b/u.test(text);
  const regions = topRegions(text);
  const lines = withoutComments(text)
    .split('\n')
    .map((each, index) => ({ text: each, at: index + 1 }));
  const { before, blocks } = blocksOf(lines);
  const groups = [before, ...blocks.map((block) => block.lines)];
  const isNumbered = groups.slice(0, -1).filter(endsInNumber).length * 2 > blocks.length;
  const problems: CaptionProblem[] = [];
  const warnings: CaptionWarning[] = [];
  const contents = groups.map((group, index) =>
    index === blocks.length ? group : withoutName(group, isNumbered, isVtt),
  );
  for (const line of contents.flat()) {
    if (/[\d٠-٩۰-۹０-９]/u.test(line.text) && isBrokenTimeLine(line.text))
      problems.push({ kind: 'time', line: line.at, sample: line.text.trim() });
  }
  const [head = [], ...bodies] = contents;
  // What stands under the title of a WebVTT file belongs to the file.
  const unread =
    isVtt || blocks.length === 0
      ? []
      : head.filter(({ text: each }) => each.trim() !== '' && !HEADER.test(each));
  const [first] = blocks;
  const isFramed = countFrames(blocks);
  if (first && isFramed) warnings.push({ kind: 'frames', line: first.at, rate: USUAL_FRAME_RATE });
  const cues = blocks.map(({ times, at }, index): Cue => {
    const [from, to] = isFramed && times.frames ? times.frames : [];
    const isSettings = SETTINGS.test(times.rest);
    const words = (bodies[index] ?? []).map((line) => line.text).join('\n');
    const all = isSettings ? words : `${times.rest}\n${words}`;
    return {
      from: from === undefined ? times.from : inFrames(times.from, from),
      to: to === undefined ? times.to : inFrames(times.to, to),
      at,
      lines: plainLines(all, isVtt ? 'all' : 'known'),
      isTop: isTopByCode(all) || (isSettings && isTopBySetting(times.rest, regions)),
    };
  });
  return {
    cues,
    unread: unread.map((line) => ({ line: line.at, sample: line.text.trim() })),
    problems,
    warnings,
  };
};
