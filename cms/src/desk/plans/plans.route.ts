import { LOCALES } from '@sahra/schemas/constants';
import { readInstant } from '@sahra/schemas/read-instant';
import type { Core } from '@strapi/strapi';

import type { LocalizedMessage } from '../../checks/localized-message';
import { readStoredWords } from '../../checks/read-stored-words';
import type { Database } from '../../rest/database';
import { createRefuse } from '../../requests/create-refuse';
import { wordPermissions } from '../../roles/word-permissions';
import { addAdminRoutes } from '../../strapi/services/add-admin-routes';
import { currentUser } from '../../strapi/services/current-user';
import { contentAction, userMay, type AdminRequest } from '../../strapi/services/user-may';
import { DESK_TYPES, deskTypeOf } from '../desk-types';
import { PLAN_ACTS } from './plan';
import { DROP_PLAN, PLAN_ACT, READ_PLAN } from './plans.sql';
import { readPlans } from './read-plans';

const READ = contentAction('read');
const ID = /^\d{1,18}$/;

const NOT_WRITTEN: LocalizedMessage = {
  en: 'Your role does not publish this language.',
  ar: 'دورك لا يشمل النشر بهذه اللغة.',
};
const NOT_FOUND: LocalizedMessage = {
  en: 'There is no text in this language to plan.',
  ar: 'لا نص بهذه اللغة لجدولة نشره.',
};
const NO_PLAN: LocalizedMessage = {
  en: 'This plan was carried out or taken back already.',
  ar: 'نُفّذ هذا الموعد أو أُلغي من قبل.',
};
const NOT_LATER: LocalizedMessage = {
  en: 'Choose a time that is still to come.',
  ar: 'اختر وقتًا لم يأتِ بعد.',
};

const PLANNED: LocalizedMessage = {
  en: 'This is planned already. Look at that plan, and choose whether yours takes its place.',
  ar: 'هناك موعد محدد لهذا. راجعه واختر ما إذا كان موعدك يحل محله.',
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const instant = (value: unknown): string | null => readInstant(value)?.toISOString() ?? null;

/**
 * Adds the routes of planned publishing, for signed-in users of the admin.
 *
 * - `GET /desk/plans`: `{ data: Plan[] }`, those that wait or failed, earliest first, at most 500; of the types that the
 *   role reads. Parameters: `from` and `to` (instants), `type` and `documentId`, `state=failed`.
 * - `POST /desk/plans` with `type`, `documentId`, `language`, `act` and `at`: plans; `{ data: { id } }`. 400 for a time
 *   that has passed, 403 where the role may not publish the language, 404 without a text in it, or when
 *   `replaces` names a plan that was carried out or taken back. 409 with the `Plan` of
 *   the same act that waits, unless `replaces` is its id: then the new one takes its place.
 * - `DELETE /desk/plans?id=`: takes a plan back. 403 as above, 404 when it was carried out.
 */
export const addPlans = (strapi: Core.Strapi, database: Database): void => {
  const refuse = createRefuse(strapi);
  const mayPublish = async (words: string, locale: string): Promise<boolean> => {
    const user = currentUser(strapi);
    if (user === null) return false;
    const may = await wordPermissions(strapi, user, words);
    return LOCALES.some((each) => each === locale && may('publish', each));
  };

  const read = async (context: AdminRequest): Promise<void> => {
    const { from, to, type, documentId, state } = context.query;
    const readable = new Set(
      DESK_TYPES.filter(({ words }) => words !== null && userMay(context, READ, words)).map(
        (each) => each.type,
      ),
    );
    const plans = await readPlans(database, {
      ...{ from: instant(from), to: instant(to), type: text(type), documentId: text(documentId) },
      ...{ failed: state === 'failed' ? true : null, editor: currentUser(strapi)?.language ?? 'en' },
    });
    context.body = { data: plans.filter((plan) => readable.has(plan.type)) };
  };

  const create = async (context: AdminRequest): Promise<void> => {
    const { body = {} } = context.request as { body?: Readonly<Record<string, unknown>> };
    const type = deskTypeOf(text(body['type']) ?? '');
    const documentId = text(body['documentId']);
    const language = LOCALES.find((each) => each === body['language']);
    const act = PLAN_ACTS.find((each) => each === body['act']);
    const at = instant(body['at']);
    const replaces = text(body['replaces']);
    const user = currentUser(strapi);
    if (!type?.words || !documentId || !language || !act || !user) {
      refuse(context, 404, NOT_FOUND);
      return;
    }
    if (!(await mayPublish(type.words, language))) {
      refuse(context, 403, NOT_WRITTEN);
      return;
    }
    if (at === null || Date.parse(at) <= Date.now()) {
      refuse(context, 400, NOT_LATER);
      return;
    }
    const texts = await readStoredWords(strapi, type.words, {
      ...{ documentId, locales: [language], published: act === 'unpublish' },
    });
    if (texts.length === 0) {
      refuse(context, 404, NOT_FOUND);
      return;
    }
    const { rows } = await strapi.db.connection.raw<{ rows: { id: string }[] }>(PLAN_ACT, [
      replaces !== null && ID.test(replaces) ? replaces : null,
      ...[type.type, type.words, documentId, language, act, at, user.id],
    ]);
    const [planned] = rows;
    if (planned) {
      context.body = { data: { id: planned.id } };
      return;
    }
    const open = await readPlans(database, {
      ...{ from: null, to: null, type: type.type, documentId, failed: null, editor: user.language },
    });
    const standing = open.find((plan) => plan.language === language && plan.act === act);
    if (standing) refuse(context, 409, PLANNED, standing);
    else refuse(context, 404, NO_PLAN);
  };

  const remove = async (context: AdminRequest): Promise<void> => {
    const id = text(context.query['id']);
    const { rows } =
      id !== null && ID.test(id)
        ? await strapi.db.connection.raw<{ rows: { words: string; locale: string }[] }>(READ_PLAN, [id])
        : { rows: [] };
    const [plan] = rows;
    if (!plan) refuse(context, 404, NO_PLAN);
    else if (!(await mayPublish(plan.words, plan.locale))) refuse(context, 403, NOT_WRITTEN);
    else {
      const dropped = await strapi.db.connection.raw<{ rows: object[] }>(DROP_PLAN, [id]);
      if (dropped.rows.length === 0) refuse(context, 404, NO_PLAN);
      else context.body = { data: { id } };
    }
  };

  addAdminRoutes(strapi, [
    { method: 'GET', path: '/desk/plans', handler: read },
    { method: 'POST', path: '/desk/plans', handler: create },
    { method: 'DELETE', path: '/desk/plans', handler: remove },
  ]);
};
