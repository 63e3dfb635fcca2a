import { HEADERS } from '@sahra/schemas/headers';
import { ownValue } from '@sahra/schemas/own-value';
import type { Locale } from '@sahra/schemas/constants';

import type { Database } from '../../rest/database';
import type { DeskType } from '../desk-types';
import type { FormField } from '../form/record-form';
import { readPublished } from '../history/read-history';
import { valueText } from '../history/value-text';
import type { FieldValues, LiveReport } from './record-detail';

const DEADLINE_MS = 3000;
/** The instant of a publish is the cms's, that of its entry the database's. */
const CLOCK_SKEW_MS = 5000;
const NOT_YET: LiveReport = { live: false, afterMs: null };

/** Text without characters that HTML, JSON or Markdown write in another way. */
const PLAIN_RUN = /[\p{L}\p{M}\p{N} ]{4,60}/gu;
const TEXT_KINDS: readonly string[] = ['text', 'paragraph', 'rich', 'parts'];

const textsOf = (fields: readonly FormField[], values: FieldValues): string[] =>
  fields
    .filter(({ kind }) => TEXT_KINDS.includes(kind))
    .map((field) =>
      valueText({ pictures: new Map(), records: new Map() }, 'en', field, ownValue(values, field.name)),
    );

const piecesOf = (text: string): string[] =>
  (text.match(PLAIN_RUN) ?? []).map((run) => run.trim()).filter((piece) => piece !== '');

/** Returns two pieces that are in this order now, and were in the other one. */
const movedPair = (now: readonly string[], former: readonly string[]): [string, string] | undefined =>
  now.slice(1).flatMap((second, at): [string, string][] => {
    const first = now[at] ?? '';
    const [one, other] = [former.indexOf(first), former.indexOf(second)];
    return one !== -1 && other !== -1 && other < one ? [[first, second]] : [];
  })[0];

/**
 * Returns what tells a page with the published text from one with the text before: a piece that is new in it, else that
 * nothing removed is left, else two pieces that changed places; a piece of the text where no text changed.
 */
const signOf = (
  fields: readonly FormField[],
  now: FieldValues,
  before: FieldValues,
): ((page: string) => boolean) => {
  const [text, former] = [textsOf(fields, now).join('\n'), textsOf(fields, before).join('\n')];
  const [pieces, formerPieces] = [piecesOf(text), piecesOf(former)];
  const hasAny = (page: string): boolean => pieces.some((piece) => page.includes(piece));
  const fresh = pieces.filter((piece) => !former.includes(piece));
  if (fresh.length > 0) return (page) => fresh.some((piece) => page.includes(piece));
  const removed = formerPieces.filter((piece) => !text.includes(piece));
  if (removed.length > 0) return (page) => hasAny(page) && !removed.some((piece) => page.includes(piece));
  const moved = movedPair(pieces, formerPieces);
  if (!moved) return hasAny;
  const [first, second] = moved;
  return (page) => page.includes(first) && page.indexOf(first) < page.indexOf(second);
};

const textAt = async (address: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(DEADLINE_MS) });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
};

/**
 * Measures whether the public page shows what was published at `since`, by the text that is new, gone or moved in it: in
 * its HTML, or, for a page that is built ahead, in what its script reads when it opens. A site that does not answer
 * shows nothing.
 */
export const readLiveReport = async (
  { database, siteOrigin }: { database: Database; siteOrigin: string },
  asked: {
    type: DeskType;
    documentId: string;
    language: Locale;
    since: Date;
    path: string | null;
    /** Query of the graph that the page reads; null where it reads nothing of the record. */
    query: string | null;
  },
  fields: readonly FormField[],
): Promise<LiveReport> => {
  const { type, documentId, language, since, path, query } = asked;
  if (type.words === null || path === null) return NOT_YET;
  const [now, before] = await readPublished(database, type.words, documentId, language);
  if (!now || Date.parse(now.at) + CLOCK_SKEW_MS < since.getTime()) return NOT_YET;
  const isShown = signOf(fields, now.fields, before?.fields ?? {});
  const texts = await Promise.all([
    textAt(`${siteOrigin}${path}`, { accept: 'text/html' }),
    query === null
      ? ''
      : textAt(`${siteOrigin}/graphql?${query}`, {
          accept: 'application/json',
          'apollo-require-preflight': 'desk',
          [HEADERS.localization]: language,
        }),
  ]);
  return texts.some((text) => text !== '' && isShown(text))
    ? { live: true, afterMs: Math.max(0, Date.now() - since.getTime()) }
    : NOT_YET;
};
