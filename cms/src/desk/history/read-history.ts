import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

import type { Database } from '../../rest/database';
import { instantSql } from '../columns.sql';
import type { DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import type { FormField } from '../form/record-form';
import { isSameValue } from '../record/canonical-values';
import type { FieldValues, HistoryEntry } from '../record/record-detail';
import { readNamed, type Named } from '../record/shown-values';
import { fieldsOfDeletedPictures } from './deleted-pictures';
import { valueText } from './value-text';
import { wordChanges } from './word-changes';

/** Entry as it is kept. */
export interface KeptEntry {
  id: string;
  uid: string;
  document: string;
  locale: Locale | null;
  at: string;
  by: string | null;
  act: HistoryEntry['act'];
  fields: FieldValues;
}

const COLUMNS = `
  SELECT h.id::text, h.uid, h.document, h.locale, h.act, h.fields,
    ${instantSql("h.at AT TIME ZONE 'UTC'")} AS at,
    coalesce(nullif(trim(concat_ws(' ', e.first_name, e.last_name)), ''), e.username) AS by
  FROM desk.history h LEFT JOIN content.editors e ON e.id = h.editor`;

/** As one JSON value: columns of type jsonb arrive as text. */
const OF_RECORD = `SELECT to_json(h) AS entry FROM (
  ${COLUMNS} WHERE h.document = $1 AND h.uid = ANY($2::text[]) ORDER BY h.id) h`;
const OF_ID = `SELECT to_json(h) AS entry FROM (${COLUMNS} WHERE h.id = $1::bigint) h`;
const PUBLISHED_BEFORE = `SELECT to_json(h) AS entry FROM (
  ${COLUMNS} WHERE h.document = $1 AND h.uid = $2 AND h.locale = $3 AND h.act = 'published' AND h.at < (
    SELECT since FROM desk.outdated WHERE words = $2 AND document = $1 AND locale = $4)
  ORDER BY h.id DESC LIMIT 1) h`;

const PUBLISHED = `SELECT to_json(h) AS entry FROM (
  ${COLUMNS} WHERE h.document = $1 AND h.uid = $2 AND h.locale = $3 AND h.act = 'published'
  ORDER BY h.id DESC LIMIT 2) h`;

interface Row {
  entry: KeptEntry;
}

const uidsOf = ({ facts, words }: DeskType): string[] => [facts, words].filter((uid) => uid !== null);

/** Reads one entry; null when there is none. */
export const readEntry = async (database: Database, id: string): Promise<KeptEntry | null> => {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [row] = await database.rows<Row>(OF_ID, [id]);
  return row?.entry ?? null;
};

/**
 * Reads what was published in the other language when this one was marked as outdated; null where that is not known.
 */
export const readFormerSource = async (
  database: Database,
  uid: string,
  documentId: string,
  { outdated, other }: { outdated: Locale; other: Locale },
): Promise<FieldValues | null> => {
  const [row] = await database.rows<Row>(PUBLISHED_BEFORE, [documentId, uid, other, outdated]);
  return row?.entry.fields ?? null;
};

/** Reads what was published last in a language, and what before it. */
export const readPublished = async (
  database: Database,
  uid: string,
  documentId: string,
  language: Locale,
): Promise<KeptEntry[]> =>
  (await database.rows<Row>(PUBLISHED, [documentId, uid, language])).map(({ entry }) => entry);

const changesOf = (
  { named, editor, fields }: { named: Named; editor: Locale; fields: readonly FormField[] },
  before: FieldValues,
  after: FieldValues,
): HistoryEntry['changes'] =>
  fields.flatMap((field) => {
    const [one, other] = [ownValue(before, field.name), ownValue(after, field.name)];
    if (isSameValue(one, other)) return [];
    const text = (value: unknown): string => valueText(named, editor, field, value);
    return [{ field: field.name, label: field.label, words: wordChanges(text(one), text(other)) }];
  });

/** Reads the history of a record, newest first, each entry with its differences from the one before. */
export const readHistory = async (
  strapi: Core.Strapi,
  database: Database,
  { type, documentId, editor }: { type: DeskType; documentId: string; editor: Locale },
): Promise<HistoryEntry[]> => {
  const form = readForm(strapi, type, editor);
  const entries = (await database.rows<Row>(OF_RECORD, [documentId, uidsOf(type)])).map(({ entry }) => entry);
  const fieldsOf = ({ uid }: KeptEntry): readonly FormField[] =>
    uid === type.facts ? form.facts : form.words;
  const named = await readNamed(
    database,
    entries.map((entry) => [fieldsOf(entry), entry.fields] as const),
  );
  const former = new Map<Locale | null, FieldValues>();
  return entries
    .map((entry) => {
      const { id, locale, at, by, act, fields } = entry;
      const before = former.get(locale) ?? fields;
      former.set(locale, fields);
      const changes = changesOf({ named, editor, fields: fieldsOf(entry) }, before, fields);
      const deletedPictures = fieldsOfDeletedPictures(named, fieldsOf(entry), fields).map(
        ({ label }) => label,
      );
      return { id, language: locale, at, by, act, changes, deletedPictures };
    })
    .toReversed();
};
