import { Parser } from 'htmlparser2';

import type { Cue, ReadCaptions } from '../cue';
import { tidy } from '../plain-lines';
import { readTtmlTime, ttmlClock, type TtmlClock } from './ttml-time';

type Attributes = ReadonlyMap<string, string>;

/** A part of the file, with what it hands on to the parts inside. */
interface Part {
  name: string;
  from: number;
  to: number;
  /** Where the next part begins, in a part whose parts follow one another. */
  next: number | null;
  isTimed: boolean;
  keepsSpaces: boolean;
  region: string;
  language: string | undefined;
}

const TIMED = new Set(['body', 'div', 'p', 'span']);
/** Percent of the height above which captions stand at the top. */
const TOP_PERCENT = 45;
const KEPT_BREAK = '\u2028';

const withoutPrefixes = (attributes: Readonly<Record<string, string>>): Attributes =>
  new Map(
    Object.entries(attributes).map(([name, value]) => [name.replace(/^.*:/u, '').toLowerCase(), value]),
  );

/** Returns the second number of `10% 80%` in percent of the height. */
const percentOf = (pair: string | undefined, height: number): number | null => {
  const [, value, unit] = /^\s*\S+\s+(-?[\d.]+)(%|px)/u.exec(pair ?? '') ?? [];
  if (value === undefined) return null;
  return unit === '%' ? Number(value) : (Number(value) / height) * 100;
};

/** Whether a region stands in the upper half. One that says nothing is where captions usually are. */
const isTopRegion = (region: Attributes, height: number): boolean => {
  const align = region.get('displayalign');
  const origin = percentOf(region.get('origin'), height);
  const extent = percentOf(region.get('extent'), height) ?? 100 - (origin ?? 0);
  if (origin === null) return align === 'before';
  const part = align === 'after' ? 1 : align === 'center' ? 0.5 : 0;
  return origin + extent * part < TOP_PERCENT;
};

/** Collects styles and regions, which may name one another. */
const makeRegions = () => {
  const styles = new Map<string, Attributes>();
  const own = new Map<string, Map<string, string>>();
  const resolved = (attributes: Attributes): Attributes => {
    const named = (attributes.get('style') ?? '').split(/\s+/u).flatMap((id) => [...(styles.get(id) ?? [])]);
    return new Map([...named, ...attributes]);
  };
  let last: Map<string, string> | null = null;
  return {
    add: (name: string, attributes: Attributes): void => {
      const id = attributes.get('id') ?? '';
      if (name === 'region') own.set(id, (last = new Map(attributes)));
      else if (last) for (const [key, value] of attributes) last.set(key, value);
      else styles.set(id, resolved(attributes));
    },
    end: (name: string): void => {
      if (name === 'region') last = null;
    },
    isTop: (id: string, height: number): boolean => {
      const region = own.get(id);
      return region !== undefined && isTopRegion(resolved(region), height);
    },
  };
};

/** Reads TTML, DFXP, EBU-TT and IMSC text. Elements are known by their names, whatever their prefix and version. */
export const readTtml = (text: string): ReadCaptions => {
  let clock: TtmlClock = ttmlClock(new Map());
  let height = 100;
  const regions = makeRegions();
  const parts: Part[] = [];
  const result: Required<Omit<ReadCaptions, 'unread' | 'warnings'>> = { cues: [], problems: [] };
  let cue: Cue | null = null;
  let words = '';
  const lineNow = (): number => text.slice(0, parser.startIndex).split('\n').length;

  const close = (): void => {
    if (!cue) return;
    const lines = words
      .split('\n')
      .map((line) => tidy(line.replaceAll(KEPT_BREAK, ' ')))
      .filter(Boolean);
    if (lines.length > 0) result.cues.push({ ...cue, lines });
    words = '';
  };
  const timeOf = (value: string | undefined): number | null => {
    if (value === undefined) return null;
    const seconds = readTtmlTime(value, clock);
    if (seconds === null) result.problems.push({ kind: 'time', line: lineNow(), sample: value });
    return seconds;
  };
  const open = (name: string, attributes: Attributes): Part => {
    const outer = parts.at(-1);
    const base = outer?.next ?? outer?.from ?? 0;
    const [begin = null, end = null, length = null] = ['begin', 'end', 'dur'].map((each) =>
      timeOf(attributes.get(each)),
    );
    const from = base + (begin ?? 0);
    const own = Math.min(base + (end ?? Infinity), from + (length ?? Infinity));
    const to = Math.min(outer?.to ?? Infinity, own);
    if (outer && outer.next !== null) outer.next = Number.isFinite(own) ? own : from;
    return {
      ...{ name, from, to, next: attributes.get('timecontainer') === 'seq' ? from : null },
      isTimed: begin !== null || end !== null || length !== null,
      keepsSpaces: attributes.has('space')
        ? attributes.get('space') === 'preserve'
        : (outer?.keepsSpaces ?? false),
      region: attributes.get('region') ?? outer?.region ?? '',
      language: attributes.get('lang') ?? outer?.language,
    };
  };
  /** Words that come one after the other are captions of their own where their paragraph has no times. */
  const isOwnCaption = ({ name, isTimed }: Part): boolean => {
    const paragraph = parts.findLast((each) => each.name === 'p');
    return name === 'span' && isTimed && paragraph !== undefined && !paragraph.isTimed;
  };
  const begin = ({ from, to, region, language }: Part): void => {
    cue = { from, to, at: lineNow(), lines: [], isTop: regions.isTop(region, height), language };
    words = '';
  };

  const parser = new Parser(
    {
      onopentag: (prefixed, given) => {
        const name = prefixed.replace(/^.*:/u, '').toLowerCase();
        const attributes = withoutPrefixes(given);
        if (name === 'tt') {
          clock = ttmlClock(attributes);
          const pixels = /^\s*\S+\s+([\d.]+)px/u.exec(attributes.get('extent') ?? '')?.[1];
          height = Number(pixels ?? height);
          parts.push({
            ...open(name, new Map()),
            language: attributes.get('lang'),
            keepsSpaces: attributes.get('space') === 'preserve',
          });
        } else if (name === 'style' || name === 'region') regions.add(name, attributes);
        else if (name === 'br') words += '\n';
        else if (TIMED.has(name)) {
          const part = open(name, attributes);
          if (name === 'p') begin(part);
          if (isOwnCaption(part)) {
            close();
            begin(part);
          }
          parts.push(part);
        }
      },
      ontext: (data) => {
        const part = parts.findLast((each) => each.name === 'p' || each.name === 'span');
        if (part) words += part.keepsSpaces ? data : data.replace(/\s*\n\s*/gu, ' ');
      },
      onclosetag: (prefixed) => {
        const name = prefixed.replace(/^.*:/u, '').toLowerCase();
        regions.end(name);
        if (!TIMED.has(name)) return;
        const part = parts.pop();
        if (name === 'p' || (part && isOwnCaption(part))) {
          close();
          cue = null;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (!/<\/(?:\w+:)?tt\s*>/u.test(text)) result.problems.push({ kind: 'cut' });
  return result;
};
