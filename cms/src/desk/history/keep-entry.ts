import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import type { FieldValues, HistoryEntry } from '../record/record-detail';
import { INSERT_ENTRY, LAST_ENTRY, REPLACE_ENTRY, TRIM_ENTRIES } from './history.sql';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/** Language of a record's words, or its facts. */
export interface HistoryPlace {
  uid: string;
  documentId: string;
  /** null for facts. */
  language: Locale | null;
}

export interface KeptVersion {
  values: FieldValues;
  act: HistoryEntry['act'];
  editor: number | null;
  /** null: now. */
  at: string | null;
}

interface LastEntry {
  id: string;
  act: string;
  editor: number | null;
  is_recent: boolean;
}

/** Returns the last entry of a language; null when nothing of it was kept. */
export const lastEntry = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  { uid, documentId, language }: HistoryPlace,
): Promise<LastEntry | null> => {
  const query = strapi.db.connection.raw<{ rows: LastEntry[] }>(LAST_ENTRY, [uid, documentId, language]);
  return (await query.transacting(transaction)).rows[0] ?? null;
};

/** Keeps a version. A save soon after another one of the same editor takes its place. */
export const keepEntry = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  place: HistoryPlace,
  { values, act, editor, at }: KeptVersion,
): Promise<void> => {
  const { uid, documentId, language } = place;
  const run = async (sql: string, bindings: readonly (string | number | null)[]): Promise<void> => {
    await strapi.db.connection.raw(sql, [...bindings] as string[]).transacting(transaction);
  };
  const last = act === 'saved' && at === null ? await lastEntry(strapi, transaction, place) : null;
  const fields = JSON.stringify(values);
  if (last?.act === 'saved' && last.is_recent && last.editor === editor) {
    await run(REPLACE_ENTRY, [fields, last.id]);
    return;
  }
  await run(INSERT_ENTRY, [uid, documentId, language, at, editor, act, fields]);
  const own = [uid, documentId, language];
  await run(TRIM_ENTRIES, [...own, ...own]);
};
