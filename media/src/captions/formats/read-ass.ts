import type { Cue, ReadCaptions } from '../cue';
import { isTopByCode, plainLines } from '../plain-lines';
import { readTime } from './time-line';

/** Fields of an event when no `Format` line names them. */
const USUAL_FIELDS = [
  'layer',
  'start',
  'end',
  'style',
  'name',
  'marginl',
  'marginr',
  'marginv',
  'effect',
  'text',
];
const TOP_ALIGNMENTS = { ass: ['7', '8', '9'], ssa: ['5', '6', '7'] } as const;
/** From this tag on the words are the points of a drawing, up to one that ends it. */
const DRAWING = /\{[^{}]*\\p[1-9][^{}]*\}[^]*?(?=\{[^{}]*\\p0|$)/giu;
const COMMENT = /\{[^\\{}]*\}/gu;
const ALIGNMENT_CODE = /\\an?\d/iu;
const PLACE = /\\(?:pos|move)\(\s*[\d.]+\s*,\s*([\d.]+)/iu;
/** Height of the picture that places count in, when the file does not say it. */
const USUAL_HEIGHT = 288;

const fieldsOf = (line: string): string[] =>
  line
    .slice(line.indexOf(':') + 1)
    .split(',')
    .map((field) => field.trim().toLowerCase());

/** Divides an event at its commas; those of the last field are words. */
const valuesOf = (line: string, fields: readonly string[]): ReadonlyMap<string, string> => {
  const parts = line.slice(line.indexOf(':') + 1).split(',');
  const last = fields.length - 1;
  return new Map(
    fields.map((field, place) => [
      field,
      place < last ? (parts[place] ?? '').trim() : parts.slice(last).join(','),
    ]),
  );
};

/** Reads ASS and SSA. Drawings and comments are no captions. */
export const readAss = (text: string): ReadCaptions => {
  const topStyles = new Set<string>();
  let [styleFields, eventFields] = [['name'], USUAL_FIELDS];
  let [isSsa, isInEvents, height, drawings] = [false, false, USUAL_HEIGHT, 0];
  const result: Required<Omit<ReadCaptions, 'unread'>> = { cues: [], problems: [], warnings: [] };
  for (const [index, line] of text.split('\n').entries()) {
    const section = /^\s*\[(.+)\]/u.exec(line)?.[1]?.toLowerCase();
    if (section !== undefined) isInEvents = section === 'events';
    if (section === 'v4 styles') isSsa = true;
    height = Number(/^\s*PlayResY:\s*(\d+)/iu.exec(line)?.[1] ?? height);
    if (/^\s*Format\s*:/iu.test(line)) {
      if (isInEvents) eventFields = fieldsOf(line);
      else styleFields = fieldsOf(line);
    } else if (/^\s*Style\s*:/iu.test(line)) {
      const style = valuesOf(line, styleFields);
      const isTop = TOP_ALIGNMENTS[isSsa ? 'ssa' : 'ass'].some(
        (each) => each === style.get('alignment')?.trim(),
      );
      if (isTop) topStyles.add(style.get('name')?.replace(/^\*/u, '') ?? '');
    }
    if (!/^\s*Dialogue\s*:/iu.test(line)) continue;
    const event = valuesOf(line, eventFields);
    const [from, to] = [readTime(event.get('start') ?? ''), readTime(event.get('end') ?? '')];
    if (from === null || to === null) {
      result.problems.push({ kind: 'time', line: index + 1, sample: line.trim() });
      continue;
    }
    const coded = event.get('text') ?? '';
    const words = coded.replace(DRAWING, '').replace(COMMENT, '');
    const cue: Cue = { from, to, at: index + 1, lines: plainLines(words), isTop: false };
    const isByStyle = topStyles.has((event.get('style') ?? '').replace(/^\*/u, ''));
    const place = PLACE.exec(coded)?.[1];
    if (place === undefined) cue.isTop = ALIGNMENT_CODE.test(coded) ? isTopByCode(coded) : isByStyle;
    else cue.isTop = Number(place) < height / 2;
    if (cue.lines.length > 0) result.cues.push(cue);
    else if (words !== coded) drawings += 1;
  }
  if (drawings > 0) result.warnings.push({ kind: 'drawings', count: drawings });
  return result;
};
