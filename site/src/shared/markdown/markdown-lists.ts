import { latinDigits } from '@sahra/schemas/latin-digits';

const DIGITS = '[0-9٠-٩۰-۹]';
/** Letters that count in Arabic, in their old order; `هـ` is written with a stretching sign. */
const LETTERS = '(?:[أاآبجدوزحطيكلمنسعفصقرشتثخذضظغ]|هـ?)';
const SPACE = '[ \\t\\u00A0]';
/** Markers of Word and of the web, with what fonts of Word make of them when they are pasted. */
const BULLETS = '(?:o(?=\\t)|[•●○◦▪▫■□‣⁃∙✓✔❖◆◇❑❒←→⇐⇒⇨➔➘-➾◀◄◂▶►▸▹\\uF021-\\uF0FF]\\uFE0F?)';
/** Emoji and other signs, and numbers on keys and in circles. */
const SIGN =
  '(?:(?![©®™°])\\p{So}[\\p{So}\\uFE0F\\u200D\\u{1F3FB}-\\u{1F3FF}]*|[\\d#*]\\uFE0F?\\u20E3|[①-⒛⓪-⓿❶-➓㉑-㉟㊱-㊿])';
const LATIN = '(?:[a-zA-Z]|[ivxIVX]{2,5})';

interface Kind {
  marker: RegExp;
  /** The marker as Markdown has it. */
  as: (marker: string) => string;
  /** How a single one stays text; without, it is a list. */
  escaped?: (marker: string) => string;
  /** Markdown takes a line that follows without a blank one to the last item. */
  isMarkdown?: boolean;
  /** The marker is a part of the text, and the list has no other one. */
  isOwn?: boolean;
  /** A line is an item only where it counts on from the one before, or the next from it: `J. Smith` is a name. */
  isCounted?: boolean;
}

const asIs = (marker: string): string => marker;
const withDash = (marker: string): string => `- ${marker}`;
const numberOf = (marker: string): string => `${latinDigits(/\d+|[٠-٩۰-۹]+/u.exec(marker)?.[0] ?? '1')}. `;
const LETTER = new RegExp(`^${LETTERS}${SPACE}?[.)\\-–]${SPACE}+|^\\(${LETTERS}\\)${SPACE}*`, 'u');
const COUNTED = new RegExp(
  `^${LATIN}${SPACE}?[.)\\-–]${SPACE}+|^\\(${LATIN}\\)${SPACE}*|^${DIGITS}{1,2}(?:\\.${DIGITS}{1,2}){1,3}[.)]?${SPACE}+`,
  'u',
);

const KINDS: readonly Kind[] = [
  { marker: new RegExp(`^[*+]${SPACE}+`, 'u'), as: () => '- ', isMarkdown: true },
  {
    marker: new RegExp(`^-${SPACE}+`, 'u'),
    as: () => '- ',
    escaped: (marker) => `\\${marker}`,
    isMarkdown: true,
  },
  {
    marker: new RegExp(`^\\d{1,3}\\.${SPACE}+`, 'u'),
    as: asIs,
    escaped: (marker) => marker.replace('.', '\\.'),
    isMarkdown: true,
  },
  { marker: new RegExp(`^[–—‒−·]${SPACE}+`, 'u'), as: () => '- ', escaped: asIs },
  { marker: new RegExp(`^${BULLETS}${SPACE}*`, 'u'), as: () => '- ', escaped: asIs },
  {
    marker: new RegExp(
      `^${DIGITS}{1,3}${SPACE}?(?:[.)]|[-–—ـ]{1,2}(?!${DIGITS}))(?:${SPACE}+|(?=\\p{Script=Arabic}\\p{L}?))(?!${DIGITS})|^\\(${DIGITS}{1,3}\\)${SPACE}*`,
      'u',
    ),
    as: numberOf,
    escaped: asIs,
  },
  { marker: LETTER, as: withDash, escaped: asIs, isOwn: true },
  { marker: new RegExp(`^${SIGN}${SPACE}*`, 'u'), as: withDash, escaped: asIs, isOwn: true },
  { marker: COUNTED, as: withDash, escaped: asIs, isOwn: true, isCounted: true },
];

/** A definition without a use draws nothing, and parts two lists. */
const LIST_END = ['[//]: #', ''] as const;
/** Marks of direction before a marker, as Word pastes them. */
const DIRECTION_MARKS = /^[\u200E\u200F\u061C\u202A-\u202C\u2066-\u2069]+/u;
const YEAR = /^(\s*\d{4,})\.(?=\s)/u;
const FENCE = /^ {0,3}(?:```|~~~)/u;
const REFERENCE = new RegExp(`^\\s*\\[${DIGITS}{1,3}\\](?![(\\[:])`, 'u');

interface Item {
  indent: string;
  kind: Kind;
  marker: string;
  text: string;
}

const itemOf = (line: string): Item | null => {
  const indent = /^\s*/u.exec(line)?.[0] ?? '';
  const rest = line.slice(indent.length).replace(DIRECTION_MARKS, '');
  for (const kind of KINDS) {
    const marker = kind.marker.exec(rest)?.[0];
    if (marker !== undefined && rest.length > marker.length && !/^[-*_\s]+$/u.test(rest))
      return { indent, kind, marker, text: rest.slice(marker.length) };
  }
  return null;
};

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');

/** Whether a marker counts on from another: `b)` from `a)`, `ii.` from `i.`, `1.2` from `1.1`. */
const countsOn = (before: string, after: string): boolean => {
  const [from, to] = [before, after].map((marker) => latinDigits(marker).match(/[\p{L}\d]+/gu) ?? []);
  const [last = '', next = ''] = [from?.pop(), to?.pop()];
  if (from?.join() !== to?.join()) return false;
  if (/\d/u.test(last)) return Number(next) === Number(last) + 1;
  if (last.length + next.length === 2 && next.charCodeAt(0) === last.charCodeAt(0) + 1) return true;
  const place = ROMAN.indexOf(last.toLowerCase());
  return place !== -1 && ROMAN.indexOf(next.toLowerCase()) === place + 1;
};

/** Returns the item of each line; null for lines that are none. */
const itemsOf = (lines: readonly string[]): (Item | null)[] => {
  const items = lines.map(itemOf);
  const latest = new Map<string, Item>();
  const counted = new Set<Item | null>();
  for (const item of items) {
    if (!item?.kind.isCounted) continue;
    const before = latest.get(item.indent);
    if (before && countsOn(before.marker, item.marker)) counted.add(before).add(item);
    latest.set(item.indent, item);
  }
  return items.map((item) => (item?.kind.isCounted && !counted.has(item) ? null : item));
};

/** What stands around a number or letter: another one begins another list, as in CommonMark. */
const styleOf = ({ marker }: Item): string => marker.replace(/[\p{L}\p{N}\s]+/gu, '#').replace(/#+$/u, '');

/** Whether numbers after a blank line are those of another list: `1)` after `4.`. */
const isOtherList = (before: Item | null | undefined, item: Item): boolean =>
  before?.indent === item.indent &&
  [before, item].every(({ marker }) => /^\(?\p{Nd}/u.test(marker)) &&
  styleOf(before) !== styleOf(item) &&
  !countsOn(before.marker, item.marker);

/** Reads the lines of a list: its items, and between them blank lines and lines that belong to an item. */
const listAt = (lines: readonly string[], items: readonly (Item | null)[], start: number): number => {
  let end = start;
  const isLoose = items[start]?.kind.isMarkdown ?? false;
  let latest = items[start];
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) break;
    const isBlank = line.trim() === '';
    const wasBlank = at > start && (lines[at - 1] ?? '').trim() === '';
    const belongs = /^(?: {2,}|\t)/u.test(line) || (isLoose && !wasBlank && !/^\s*[#>|]/u.test(line));
    const item = items[at];
    if (item && wasBlank && isOtherList(latest, item)) break;
    if (item?.indent === items[start]?.indent) latest = item;
    if (item || (!isBlank && belongs)) end = at + 1;
    else if (!isBlank) break;
  }
  return end;
};

/**
 * Makes Markdown of lists as editors type and paste them: `١.`, `1)`, `(أ)`, `a)`, `1.1`, `•`, `–`, `✅`. Two items in a
 * row are a list. One alone is a sentence: a dialogue may begin with a dash, and a sentence with a year. References
 * (`[1]`) have lines of their own.
 */
export const markdownLists = (markdown: string): string => {
  const lines = markdown.split(/\r\n?|\n/u);
  const items = itemsOf(lines);
  const made: string[] = [];
  let isFenced = false;
  /** Line of the first text after the list before. */
  let listEnd = -1;
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) isFenced = !isFenced;
    const isCode = isFenced || (/^(?: {4}|\t)/u.test(line) && (made.at(-1) ?? '').trim() === '');
    const end = isCode || !items[at] ? at : listAt(lines, items, at);
    if (end === at) {
      const isReference = !isFenced && REFERENCE.test(line) && REFERENCE.test(lines[at + 1] ?? '');
      made.push(isFenced ? line : line.replace(YEAR, '$1\\.') + (isReference ? '  ' : ''));
      at += 1;
      continue;
    }
    const isList = items.slice(at, end).filter(Boolean).length > 1;
    if (isList && (made.at(-1) ?? '').trim() !== '') made.push('');
    if (isList && at === listEnd) made.push(...LIST_END);
    for (const [place, each] of lines.slice(at, end).entries()) {
      const item = items[at + place];
      if (!item) made.push(each);
      else if (isList || !item.kind.escaped) made.push(item.indent + item.kind.as(item.marker) + item.text);
      else made.push(item.indent + item.kind.escaped(item.marker) + item.text);
    }
    if (isList && (lines[end] ?? '').trim() !== '') made.push('');
    at = end;
    if (isList) listEnd = lines.findIndex((each, place) => place >= end && each.trim() !== '');
  }
  return made.join('\n');
};

/** Whether the items of a list begin with letters, signs or numbers that are their markers. */
export const haveOwnMarkers = (texts: readonly string[]): boolean =>
  itemsOf(texts).every((item) => item?.kind.isOwn);
