import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

import { isValues } from '../../checks/record-parts';
import type { DeskType } from '../desk-types';
import type { FormField, RecordForm } from '../form/record-form';
import { canonicalValues } from './canonical-values';
import type { FieldValues } from './record-detail';

/** Row of a record with its values in canonical form. */
export interface StoredVersion {
  values: FieldValues;
  changedAt: string;
  changedBy: string | null;
  /** Id of who changed it last; null for seeds and programs. */
  editor: number | null;
  publishedAt: string | null;
}

/** Draft and published text of one language; null where there is none. */
export interface StoredLanguage {
  draft: StoredVersion | null;
  published: StoredVersion | null;
}

/** Record as it is stored. */
export interface StoredRecord {
  facts: StoredVersion | null;
  words: Record<Locale, StoredLanguage>;
}

type Row = Readonly<Record<string, unknown>>;
type Populate = Record<string, unknown>;

const populateOf = (fields: readonly FormField[]): Populate =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.kind === 'picture' || field.kind === 'record' || field.kind === 'records')
        return [[field.name, true]];
      return field.parts === null ? [] : [[field.name, { populate: populateOf(field.parts) }]];
    }),
  );

const EDITOR = { select: ['id', 'firstname', 'lastname', 'username'] };

const nameOf = (editor: unknown): string | null => {
  if (!isValues(editor)) return null;
  const { firstname, lastname, username } = editor;
  const name = [firstname, lastname].filter((part) => typeof part === 'string' && part !== '').join(' ');
  if (name !== '') return name;
  return typeof username === 'string' ? username : null;
};

const idOf = (editor: unknown): number | null =>
  isValues(editor) && typeof editor['id'] === 'number' ? editor['id'] : null;

const isoOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : new Date(value as string).toISOString();

const versionOfRow = (fields: readonly FormField[], row: Row): StoredVersion => ({
  values: canonicalValues(fields, row),
  changedAt: isoOf(row['updatedAt']) ?? new Date(0).toISOString(),
  changedBy: nameOf(row['updatedBy']),
  editor: idOf(row['updatedBy']),
  publishedAt: isoOf(row['publishedAt']),
});

const rowsOf = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  fields: readonly FormField[],
): Promise<Row[]> => {
  const found: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, populate: { ...populateOf(fields), updatedBy: EDITOR } });
  return (Array.isArray(found) ? found : []).filter(isValues);
};

const languageOf = (fields: readonly FormField[], rows: readonly Row[], locale: Locale): StoredLanguage => {
  const versions = rows
    .filter((row) => ownValue(row, 'locale') === locale)
    .map((row) => versionOfRow(fields, row));
  return {
    draft: versions.find(({ publishedAt }) => publishedAt === null) ?? null,
    published: versions.find(({ publishedAt }) => publishedAt !== null) ?? null,
  };
};

/** Reads a record: facts, and both versions of each language. Returns null when there is none. */
export const readStoredRecord = async (
  strapi: Core.Strapi,
  type: DeskType,
  documentId: string,
  form: RecordForm,
): Promise<StoredRecord | null> => {
  const [facts, words] = await Promise.all([
    type.facts === null ? [] : rowsOf(strapi, type.facts, documentId, form.facts),
    type.words === null ? [] : rowsOf(strapi, type.words, documentId, form.words),
  ]);
  const [own] = facts;
  if (own === undefined && (type.facts !== null || words.length === 0)) return null;
  const [en, ar] = LOCALES.map((locale) => languageOf(form.words, words, locale));
  const none: StoredLanguage = { draft: null, published: null };
  return {
    facts: own ? { ...versionOfRow(form.facts, own), publishedAt: null } : null,
    words: { en: en ?? none, ar: ar ?? none },
  };
};

/** Finds the only record of a single type; null when it was never written. */
export const findSingle = async (strapi: Core.Strapi, { facts, words }: DeskType): Promise<string | null> => {
  const found: unknown = await strapi.db.query(facts ?? words ?? '').findOne({});
  return isValues(found) && typeof found['documentId'] === 'string' ? found['documentId'] : null;
};
