import { LOCALES } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import type { LocalizedMessage } from '../checks/localized-message';
import type { MediaTarget } from '../films/films-pass-through.middleware';
import type { Database } from '../rest/database';
import { createRefuse } from '../requests/create-refuse';
import { wordPermissions } from '../roles/word-permissions';
import { addAdminRoutes } from '../strapi/services/add-admin-routes';
import { currentUser } from '../strapi/services/current-user';
import type { AdminRequest } from '../strapi/services/user-may';
import { DESK_TYPES, deskTypeOf, type DeskType } from './desk-types';
import { isReadable } from './is-readable';
import { readFilms } from './read-films';
import { readOnAir } from './on-air.query';
import { clearOutdated } from './outdated.middleware';
import { recordsPage } from './records.query';
import { isRefusal, readRecordsInput, type RecordsInput } from './records-input';
import type { TitleSearch } from './title-search';
import { readTranslations } from './translations.query';

const ON_AIR_MAX = 6;

const NOT_READ: LocalizedMessage = {
  en: 'Your role does not read these records. Ask the owner for it.',
  ar: 'دورك لا يشمل الاطلاع على هذه السجلات. اطلب ذلك من المالك.',
};
const NOT_WRITTEN: LocalizedMessage = {
  en: 'Your role does not publish this language.',
  ar: 'دورك لا يشمل النشر بهذه اللغة.',
};
const NOT_FOUND: LocalizedMessage = {
  en: 'This text does not wait for a change.',
  ar: 'هذا النص لا ينتظر تحديثًا.',
};

const isWanted =
  ({ list, type }: RecordsInput) =>
  (each: DeskType): boolean =>
    (list === 'all' || (list === 'words' ? each.words !== null : each.list === list)) &&
    (type === undefined || each.type === type);

/**
 * Adds the routes of the desk, for signed-in users of the admin; all respond with `{ data }`, and refuse with a
 * sentence in the user's language. A role sees the types that it may read.
 *
 * - `GET /desk/records`: a `RecordsPage`; parameters in `records-input.ts`. 400 for another parameter, 403 where the
 *   role may read none of the types.
 * - `GET /desk/translations`: a `PairCount` for each type and pair of states.
 * - `GET /desk/on-air`: what runs now and follows, at most six (`OnAirEntry`).
 * - `GET /desk/films?codes=a,b`: a `FilmReport` or null for each code, at most 100; null while media is unavailable.
 * - `POST /desk/still-holds` with `type`, `documentId` and `language`: an outdated text needs no change. 403 where the
 *   role may not publish the language, 404 for a text that is not outdated.
 */
export const addDesk = (
  strapi: Core.Strapi,
  { database, search, media }: { database: Database; search: TitleSearch; media: MediaTarget },
): void => {
  const refuse = createRefuse(strapi);

  const records = async (context: AdminRequest): Promise<void> => {
    const input = readRecordsInput(context.query);
    if (isRefusal(input)) {
      refuse(context, 400, input);
      return;
    }
    const types = DESK_TYPES.filter(isWanted(input)).filter(isReadable(context));
    if (types.length === 0) {
      refuse(context, 403, NOT_READ);
      return;
    }
    const { q = '', state = null, language = null, channel = null, kind = null, sort = 'changed' } = input;
    const found = q.trim() === '' ? null : await search.find(types, q);
    const { page, size } = input;
    const data = await recordsPage(database, {
      types,
      found,
      state,
      language,
      channel,
      kind,
      order: sort,
      page,
      size,
    });
    context.body = { data };
  };

  const translations = async (context: AdminRequest): Promise<void> => {
    const readable = new Set(DESK_TYPES.filter(isReadable(context)).map(({ type }) => type));
    context.body = { data: (await readTranslations(database)).filter(({ type }) => readable.has(type)) };
  };

  const onAir = async (context: AdminRequest): Promise<void> => {
    const entry = deskTypeOf('schedule-entry');
    if (entry && isReadable(context)(entry))
      context.body = { data: await readOnAir(database, new Date(), ON_AIR_MAX) };
    else refuse(context, 403, NOT_READ);
  };

  const films = async (context: AdminRequest): Promise<void> => {
    const video = deskTypeOf('video');
    if (video && isReadable(context)(video))
      context.body = { data: await readFilms(media, context.query['codes']) };
    else refuse(context, 403, NOT_READ);
  };

  const stillHolds = async (context: AdminRequest): Promise<void> => {
    const { body = {} } = context.request as { body?: Readonly<Record<string, unknown>> };
    const { type, documentId, language } = body;
    const words = (typeof type === 'string' && deskTypeOf(type)?.words) || null;
    const locale = LOCALES.find((each) => each === language);
    const user = currentUser(strapi);
    if (words === null || locale === undefined || typeof documentId !== 'string') {
      refuse(context, 404, NOT_FOUND);
      return;
    }
    const may = user === null ? () => false : await wordPermissions(strapi, user, words);
    if (!may('publish', locale)) refuse(context, 403, NOT_WRITTEN);
    else if (await clearOutdated(strapi, words, documentId, locale))
      context.body = { data: { type, documentId, language } };
    else refuse(context, 404, NOT_FOUND);
  };

  addAdminRoutes(strapi, [
    { method: 'GET', path: '/desk/records', handler: records },
    { method: 'GET', path: '/desk/translations', handler: translations },
    { method: 'GET', path: '/desk/on-air', handler: onAir },
    { method: 'GET', path: '/desk/films', handler: films },
    { method: 'POST', path: '/desk/still-holds', handler: stillHolds },
  ]);
};
