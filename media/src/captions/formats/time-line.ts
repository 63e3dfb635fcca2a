/** Times of a caption, as one line of a file names them. */
export interface TimeLine {
  from: number;
  to: number;
  /** What follows the times: settings of WebVTT, or the first words. */
  rest: string;
  /** Last parts of `00:00:01:12`, which count frames or hundredths; `from` and `to` take them for hundredths. */
  frames: readonly [number, number] | null;
}

const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
/** Marks of direction and other signs without a shape, which programs put before times too. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
const ENTITY_ARROW = /&gt;|&#62;/gu;

/** Writes digits, signs and arrows of other keyboards as ASCII has them, letter by letter. */
const typed = (line: string): string =>
  line
    .replace(ALL_INVISIBLE, '')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/[\uFF01-\uFF5E\u00A0\u2000-\u200A\u202F\u3000]/gu, (sign) => sign.normalize('NFKC'))
    .replace(/[،٫٬‚、]/gu, ',')
    .replace(/[∶։꞉]/gu, ':')
    .replace(/[。]/gu, '.')
    .replace(/؛/gu, ';')
    .replace(/[›→⟶⇒⇾➔➜⮕►▶»]/gu, '>')
    .replace(/[‹←⟵⇐]/gu, '<')
    .replace(/[‐‑‒–—―−⁃]/gu, '-')
    .replace(/\t/gu, ' ');

/** Two to four numbers; around the signs there may be spaces. */
const TIME = String.raw`(?:\d{1,3} ?[:.,;] ?){1,3}\d{1,9}(?!\d)`;
const ARROW = String.raw`(?:<(?: ?[-=~]){1,4}|(?:[-=~] ?){0,4}>+)`;
const WITH_ARROW = new RegExp(
  String.raw`^[^\d<>]{0,3}(?:\d+\)? +(?=\d))?(${TIME}) *[\])]? *${ARROW} *[\[(]? *(${TIME})(.*)$`,
  'u',
);
/** Between two times that fill a line, other signs do as well: SBV has a comma. */
const ALONE = new RegExp(
  String.raw`^ *[\[(]?(${TIME})[\])]?(?: *[-~]+ *| *, *| +(?:to|إلى) +| +)[\[(]?(${TIME})()[\])]? *$`,
  'u',
);
const MEANT = /\d ?[:.,;] ?\d.*[-=~] ?>|[-=~] ?> ?\d+ ?[:.,;] ?\d/u;
/** Letters that are typed, or recognised from a picture, for digits. */
const DIGIT_LIKE = /[OoОоlI|](?=[\d:.,;OoОоlI|])|(?<=[\d:.,;])[OoОоlI|](?![a-z])/gu;
const SIXTY = 60;

interface Time {
  seconds: number;
  frames: number | null;
}

/** Reads the parts of a time: with a sign of its own, or with three digits, the last one is a part of a second. */
const timeOf = (text: string): Time | null => {
  const parts = text.split(/[:.,;]/u).map((part) => part.trim());
  const [first = '', ...signs] = text.match(/[:.,;]/gu) ?? [];
  const last = signs.at(-1) ?? first;
  const hasPart =
    parts.length === 4 ||
    (parts.length === 3 && (last !== first || parts[2]?.length === 3)) ||
    (parts.length === 2 && first !== ':');
  const part = hasPart ? (parts.pop() ?? '0') : '0';
  const isFrames = parts.length === 3 && hasPart && /[:;]/u.test(last) && part.length <= 2;
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number).reverse();
  if (seconds >= SIXTY && parts.length > 1) return null;
  if (minutes >= SIXTY && parts.length > 2) return null;
  const whole = (hours * SIXTY + minutes) * SIXTY + seconds;
  return { seconds: whole + Number(`0.${part}`), frames: isFrames ? Number(part) : null };
};

/** Returns what was typed at the end of a line, whose last letters are `end`. */
const typedEnd = (line: string, end: string): string => {
  const letters = line.replace(ENTITY_ARROW, '>');
  let at = letters.length;
  for (let left = end.length; left > 0 && at > 0;) {
    at -= 1;
    if (!INVISIBLE.test(letters[at] ?? '')) left -= 1;
  }
  return letters
    .slice(at)
    .replace(/^\s*[\])]/u, '')
    .trim();
};

const read = (written: string): { from: Time; to: Time; end: string } | null => {
  const arrow = WITH_ARROW.exec(written);
  const [, first = '', second = '', end = ''] = arrow ?? ALONE.exec(written) ?? [];
  const [from, to] = [timeOf(first), timeOf(second)];
  // Without an arrow each must say more than minutes and seconds: `1:30 2:15` may be a result.
  const isTime = arrow !== null || [first, second].every((each) => (each.match(/[:.,;]/gu) ?? []).length > 1);
  return first !== '' && from && to && isTime ? { from, to, end } : null;
};

/** Reads a line that says when a caption begins and ends, however it is typed; null for another line. */
export const readTimeLine = (line: string): TimeLine | null => {
  if (!/[\d٠-٩۰-۹０-９]/u.test(line)) return null;
  const written = typed(line.replace(ENTITY_ARROW, '>'));
  const corrected = (): string =>
    written.replace(DIGIT_LIKE, (letter) => (/[OoОо]/u.test(letter) ? '0' : '1'));
  const found = read(written) ?? (written.includes('>') ? read(corrected()) : null);
  if (!found) return null;
  const [from, to] = [found.from.seconds, found.to.seconds];
  const frames =
    found.from.frames === null || found.to.frames === null
      ? null
      : ([found.from.frames, found.to.frames] as const);
  const isReversed = written.includes('<') && to < from;
  return {
    ...(isReversed ? { from: to, to: from } : { from, to }),
    rest: typedEnd(line, found.end),
    frames,
  };
};

/** A full time alone in its line: the other one, or the arrow, is missing. */
const LONELY = /^\s*(?:\d{1,3} ?[:.,;] ?){3}\d{2,3}\s*$/u;

/** Whether a line means to be a line of times, but cannot be read. */
export const isBrokenTimeLine = (line: string): boolean => {
  const written = typed(line.replace(ENTITY_ARROW, '>'));
  return LONELY.test(written) || (written.includes('>') && MEANT.test(written));
};

/** Reads one time such as `1:02:03.5`; null for other words. */
export const readTime = (text: string): number | null => {
  const written = typed(text).trim();
  return new RegExp(`^${TIME}$`, 'u').test(written) ? (timeOf(written)?.seconds ?? null) : null;
};
