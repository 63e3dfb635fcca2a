import type { Locale } from '@sahra/schemas/constants';
import type { Core, Modules } from '@strapi/strapi';

import { currentUser } from '../../strapi/services/current-user';
import { isLocalized } from '../../words/is-localized';
import { localesOfCall } from '../../words/locales-of-call';
import { DESK_TYPES, type DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import { isSameValue } from '../record/canonical-values';
import { readStoredRecord, type StoredLanguage, type StoredRecord } from '../record/stored-record';
import type { FieldValues, HistoryEntry } from '../record/record-detail';
import { isRestoring } from './history-act';
import { DELETE_HISTORY } from './history.sql';
import { keepEntry, lastEntry, type HistoryPlace } from './keep-entry';

type Middleware = Modules.Documents.Middleware.Middleware;
type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

const ACTS: ReadonlyMap<string, HistoryEntry['act']> = new Map([
  ['create', 'saved'],
  ['update', 'saved'],
  ['discardDraft', 'saved'],
  ['publish', 'published'],
  ['unpublish', 'unpublished'],
]);

const documentIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'documentId' in value && typeof value.documentId === 'string'
    ? value.documentId
    : null;

const readRecord = (strapi: Core.Strapi, type: DeskType, documentId: string): Promise<StoredRecord | null> =>
  readStoredRecord(strapi, type, documentId, readForm(strapi, type, 'en'));

const versionAt = (record: StoredRecord | null, language: Locale | null): StoredLanguage => {
  if (language !== null) return record?.words[language] ?? { draft: null, published: null };
  return { draft: record?.facts ?? null, published: null };
};

const isUnwritten = (values: FieldValues): boolean =>
  Object.values(values).every(
    (value) => value === null || value === false || (Array.isArray(value) && value.length === 0),
  );

/** Keeps what was there before the first change that is noted, so that it can be restored. */
const keepFirst = async (
  strapi: Core.Strapi,
  trx: Transaction,
  place: HistoryPlace,
  { draft, published }: StoredLanguage,
): Promise<void> => {
  if (!draft || isUnwritten(draft.values)) return;
  if (await lastEntry(strapi, trx, place)) return;
  if (published)
    await keepEntry(strapi, trx, place, {
      ...{ values: published.values, editor: published.editor, at: published.publishedAt, act: 'published' },
    });
  if (published && isSameValue(published.values, draft.values)) return;
  await keepEntry(strapi, trx, place, {
    ...{ values: draft.values, editor: draft.editor, at: draft.changedAt, act: 'saved' },
  });
};

/**
 * Keeps the values of each language, and of the facts, whenever they are saved, published or taken off the site, in the
 * transaction of that act. Deleting a record deletes its history.
 */
export const historyMiddleware =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const { uid, action } = context;
    const type = DESK_TYPES.find(({ facts, words }) => facts === uid || words === uid);
    const act = ACTS.get(action);
    if (!type || (!act && action !== 'delete')) return next();
    const named = documentIn(context.params);
    const languages = isLocalized(strapi, uid) ? localesOfCall(context.params) : [null];
    return strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
      const before = act && named !== null ? await readRecord(strapi, type, named) : null;
      const result = await next();
      const documentId = named ?? documentIn(result);
      if (documentId === null) return result;
      if (!act) {
        for (const language of languages)
          await strapi.db.connection
            .raw(DELETE_HISTORY, [uid, documentId, language] as string[])
            .transacting(trx);
        return result;
      }
      const after = await readRecord(strapi, type, documentId);
      const editor = currentUser(strapi)?.id ?? null;
      for (const language of languages) {
        const place = { uid, documentId, language };
        const { draft } = versionAt(after, language);
        const former = versionAt(before, language);
        await keepFirst(strapi, trx, place, former);
        const isSame = isSameValue(draft?.values, former.draft?.values);
        const isOpened = draft !== null && former.draft === null && isUnwritten(draft.values);
        if (!draft || isOpened || (act === 'saved' && isSame)) continue;
        const kept = act === 'saved' && isRestoring() ? 'restored' : act;
        await keepEntry(strapi, trx, place, { values: draft.values, act: kept, editor, at: null });
      }
      return result;
    });
  };
