import { LOCALES } from '@sahra/schemas/constants';
import { readInstant } from '@sahra/schemas/read-instant';
import type { Core } from '@strapi/strapi';

import type { MediaTarget } from '../../films/films-pass-through.middleware';
import { addAdminRoutes } from '../../strapi/services/add-admin-routes';
import { currentUser } from '../../strapi/services/current-user';
import type { AdminRequest } from '../../strapi/services/user-may';
import { DESK_TYPES, deskTypeOf, type DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import { readEntry, readHistory } from '../history/read-history';
import { restoreEntry } from '../history/restore-entry';
import { createRecord } from './create-record';
import { deleteRecord } from './delete-record';
import { DeskRefusal, respondRefused } from './desk-refusal';
import { readLiveReport } from './live-report';
import { newRecord } from './new-record';
import { publishRecord, unpublishRecord } from './publish-record';
import { readPlace } from './named-page';
import { pageQuery } from './page-operation';
import { readDetail, type DetailSource } from './read-detail';
import { readCreateBody, readLanguageBody, readRestoreBody, readSaveBody } from './record-body';
import type { HistoryEntry, LiveReport, RecordDetail, UsedIn } from './record-detail';
import { readRights, type RecordRights } from './record-rights';
import { MESSAGES } from './record-messages';
import { readRecords } from './shown-values';
import { saveRecord } from './save-record';
import { findSingle } from './stored-record';
import { readUsedIn } from './used-in';

type Query = Readonly<Record<string, unknown>>;

const bodyOf = ({ request }: AdminRequest): unknown => (request as { body?: unknown }).body;

const editorOf = (strapi: Core.Strapi): 'en' | 'ar' => currentUser(strapi)?.language ?? 'en';

/** A record that a request names, and what its sender may do with it. */
interface Named {
  type: DeskType;
  rights: RecordRights;
}

/**
 * Adds the routes of the screen of a record, for signed-in users of the admin; all respond with `{ data }`, and refuse
 * with a sentence in the user's language: 400 with `problems`, 403 for what the role may not do, 404, 409.
 *
 * - `GET /desk/record?type=&documentId=`: a `RecordDetail`; a type with one record needs no `documentId`.
 * - `PUT /desk/record` with a `RecordSave`: the `RecordDetail` after it. 409 with `conflicts` where somebody else has
 *   changed the same field.
 * - `GET /desk/record/new?type=`: a `NewRecord`; with `type=video` and the document id of a `show`, its next episode;
 *   with `type=meta-tags`, of the page that a `code` names. `POST /desk/record` with a `RecordCreate`: the new `RecordDetail`.
 * - `POST /desk/record/publish` and `/desk/record/unpublish` with `type`, `documentId` and `language`: the
 *   `RecordDetail` after it. A publish with the `version` in view is 409 when the draft is another one by now.
 * - `GET /desk/record/live?type=&documentId=&language=&since=`: whether the site shows what was published at the instant
 *   `since` (`LiveReport`).
 * - `GET /desk/record/used-in?type=&documentId=`: what depends on the record (`UsedIn[]`).
 * - `DELETE /desk/record?type=&documentId=&confirm=true`: `{ type, documentId }`. Without `confirm`, 409 with `usedIn`
 *   where something depends on it.
 * - `GET /desk/record/history?type=&documentId=`: what was kept of the record, newest first (`HistoryEntry[]`).
 * - `POST /desk/record/restore` with the `id` of an entry: saves its values again, as a draft; the `RecordDetail`.
 */
export const addRecordDesk = (source: DetailSource, media: MediaTarget): void => {
  const { strapi, database } = source;

  const named = async (context: AdminRequest, name: unknown): Promise<Named> => {
    const type = typeof name === 'string' ? deskTypeOf(name) : undefined;
    if (!type) throw new DeskRefusal(404, MESSAGES.noType);
    const rights = await readRights(strapi, context, type);
    if (!rights.read) throw new DeskRefusal(403, MESSAGES.notRead);
    return { type, rights };
  };

  const detailOf = async ({ type, rights }: Named, documentId: string): Promise<RecordDetail> => {
    const detail = await readDetail(source, { type, documentId, rights, editor: editorOf(strapi) });
    if (!detail) throw new DeskRefusal(404, MESSAGES.noRecord);
    return detail;
  };

  const read = async (context: AdminRequest): Promise<unknown> => {
    const query: Query = context.query;
    const record = await named(context, query['type']);
    const asked = query['documentId'];
    const documentId =
      typeof asked === 'string' || !record.type.single ? asked : await findSingle(strapi, record.type);
    if (typeof documentId !== 'string') throw new DeskRefusal(404, MESSAGES.noRecord);
    return detailOf(record, documentId);
  };

  const readNew = async (context: AdminRequest): Promise<unknown> => {
    const { type: name, show, code }: Query = context.query;
    const { type, rights } = await named(context, name);
    const editor = editorOf(strapi);
    return newRecord(strapi, database, {
      type,
      rights,
      editor,
      show: typeof show === 'string' ? show : null,
      code: typeof code === 'string' ? code : null,
    });
  };

  const namedRecord = async (context: AdminRequest): Promise<Named & { documentId: string }> => {
    const { type, documentId } = context.query as Query;
    const record = await named(context, type);
    if (typeof documentId !== 'string') throw new DeskRefusal(404, MESSAGES.noRecord);
    return { ...record, documentId };
  };

  const save = async (context: AdminRequest): Promise<RecordDetail> => {
    const body = readSaveBody(bodyOf(context));
    const record = await named(context, body.type);
    await saveRecord(source, context, { ...record, save: body });
    return detailOf(record, body.documentId);
  };

  const create = async (context: AdminRequest): Promise<RecordDetail> => {
    const body = readCreateBody(bodyOf(context));
    const record = await named(context, body.type);
    return detailOf(record, await createRecord(source, { ...record, create: body }));
  };

  const inLanguage =
    (act: typeof publishRecord) =>
    async (context: AdminRequest): Promise<RecordDetail> => {
      const { type, documentId, language, version } = readLanguageBody(bodyOf(context));
      const record = await named(context, type);
      await act(strapi, { ...record, documentId, language, version });
      return detailOf(record, documentId);
    };

  const usedIn = async (context: AdminRequest): Promise<UsedIn[]> => {
    const { type, documentId } = await namedRecord(context);
    return readUsedIn(strapi, database, type, documentId);
  };

  const live = async (context: AdminRequest): Promise<LiveReport> => {
    const { type, documentId } = await namedRecord(context);
    const { language, since } = context.query as Query;
    const locale = LOCALES.find((each) => each === language);
    const from = readInstant(since);
    if (!locale || !from) throw new DeskRefusal(400, MESSAGES.badRequest);
    const record = (await readRecords(database, [{ type: type.type, documentId }])).get(documentId);
    if (!record) throw new DeskRefusal(404, MESSAGES.noRecord);
    const { addresses, shown } = await readPlace(strapi, database, record);
    const path = addresses?.[locale] ?? null;
    const fields = readForm(strapi, type, 'en').words;
    const query = pageQuery(shown, new Date());
    return readLiveReport(source, { type, documentId, language: locale, since: from, path, query }, fields);
  };

  const remove = async (context: AdminRequest): Promise<unknown> => {
    const { type, rights, documentId } = await namedRecord(context);
    const confirmed = context.query['confirm'] === 'true';
    await deleteRecord(strapi, database, { type, rights, documentId, confirmed });
    return { type: type.type, documentId };
  };

  const history = async (context: AdminRequest): Promise<HistoryEntry[]> => {
    const { type, documentId } = await namedRecord(context);
    return readHistory(strapi, database, { type, documentId, editor: editorOf(strapi) });
  };

  const restore = async (context: AdminRequest): Promise<RecordDetail> => {
    const { id } = readRestoreBody(bodyOf(context));
    const entry = await readEntry(database, id);
    const type =
      entry && DESK_TYPES.find(({ facts, words }) => [facts, words].some((uid) => uid === entry.uid));
    if (!type) throw new DeskRefusal(404, MESSAGES.noEntry);
    const record = await named(context, type.type);
    await restoreEntry({ strapi, database, media }, context, { ...record, entry });
    return detailOf(record, entry.document);
  };

  const respond =
    (handler: (context: AdminRequest) => Promise<unknown>) =>
    async (context: AdminRequest): Promise<void> => {
      try {
        context.body = { data: await handler(context) };
      } catch (error) {
        respondRefused(strapi, context, error);
      }
    };

  addAdminRoutes(strapi, [
    { method: 'GET', path: '/desk/record', handler: respond(read) },
    { method: 'PUT', path: '/desk/record', handler: respond(save) },
    { method: 'POST', path: '/desk/record', handler: respond(create) },
    { method: 'DELETE', path: '/desk/record', handler: respond(remove) },
    { method: 'GET', path: '/desk/record/new', handler: respond(readNew) },
    { method: 'GET', path: '/desk/record/live', handler: respond(live) },
    { method: 'GET', path: '/desk/record/used-in', handler: respond(usedIn) },
    { method: 'GET', path: '/desk/record/history', handler: respond(history) },
    { method: 'POST', path: '/desk/record/restore', handler: respond(restore) },
    { method: 'POST', path: '/desk/record/publish', handler: respond(inLanguage(publishRecord)) },
    { method: 'POST', path: '/desk/record/unpublish', handler: respond(inLanguage(unpublishRecord)) },
  ]);
};
