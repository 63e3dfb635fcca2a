import { LOCALES } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import type { LocalizedMessage } from '../../checks/localized-message';
import type { Database } from '../../rest/database';
import { createRefuse } from '../../requests/create-refuse';
import { wordPermissions } from '../../roles/word-permissions';
import { addAdminRoutes } from '../../strapi/services/add-admin-routes';
import { currentUser } from '../../strapi/services/current-user';
import { contentAction, userMay, type AdminRequest } from '../../strapi/services/user-may';
import type { PlannerSave, PlannerWeek } from './planner';
import { readPlannerSave, readRange } from './planner-input';
import { readChannels, readEntries, readVideos } from './planner.query';
import { FACTS, savePlanner, WORDS } from './save-planner';

const VIDEOS_OF_EACH = 12;

const NOT_READ: LocalizedMessage = {
  en: 'Your role does not read the schedule. Ask the owner for it.',
  ar: 'دورك لا يشمل الاطلاع على الجدول. اطلب ذلك من المالك.',
};
const NOT_WRITTEN: LocalizedMessage = {
  en: 'Your role does not change the schedule. Ask a publisher.',
  ar: 'دورك لا يشمل تغيير الجدول. اطلب ذلك من الناشر.',
};
const NOT_UNDERSTOOD: LocalizedMessage = {
  en: 'The schedule could not be read from this request. Load the page again.',
  ar: 'تعذّرت قراءة الجدول من هذا الطلب. أعد تحميل الصفحة.',
};
const CHANGED: LocalizedMessage = {
  en: 'Another editor changed the schedule in the meantime. Nothing was saved.',
  ar: 'غيّر محرر آخر الجدول في هذه الأثناء. لم يُحفظ شيء.',
};
const UNSAVED: LocalizedMessage = {
  en: 'Nothing was saved, because a programme cannot be published like this.',
  ar: 'لم يُحفظ شيء، لأن أحد البرامج لا يمكن نشره هكذا.',
};

const may = (context: AdminRequest, verb: string): boolean => userMay(context, contentAction(verb), FACTS);

/**
 * Adds the routes of the planner, for signed-in users of the admin.
 *
 * - `GET /desk/planner?from=&to=` (instants, at most fifteen days): `{ data: PlannerWeek }`. 400 for another range,
 *   403 where the role does not read the schedule.
 * - `PUT /desk/planner` with a `PlannerSave`: saved whole or not at all; `{ data: { saved: [{ id, documentId }] } }`.
 *   400 with `data.problems` (`PlannerProblem`), 409 with `data.conflicts` (`PlannerConflict`) when another editor
 *   changed a programme since it was read, 403 where the role may not create, change or delete entries, or publish
 *   both languages of a new one.
 */
export const addPlanner = (strapi: Core.Strapi, database: Database): void => {
  const refuse = createRefuse(strapi);

  const mayPublishBoth = async (user: { id: number }): Promise<boolean> => {
    const mayWords = await wordPermissions(strapi, user, WORDS);
    return LOCALES.every((locale) => mayWords('publish', locale));
  };

  const read = async (context: AdminRequest): Promise<void> => {
    const range = readRange(context.query);
    const user = currentUser(strapi);
    if (!may(context, 'read') || user === null) {
      refuse(context, 403, NOT_READ);
      return;
    }
    if (range === null) {
      refuse(context, 400, NOT_UNDERSTOOD);
      return;
    }
    const [entries, channels, videos, both] = await Promise.all([
      readEntries(database, range),
      readChannels(database),
      readVideos(database, range, VIDEOS_OF_EACH),
      mayPublishBoth(user),
    ]);
    const data: PlannerWeek = {
      ...{ entries, channels, videos },
      may: {
        create: both && may(context, 'create'),
        change: may(context, 'update'),
        delete: may(context, 'delete'),
      },
    };
    context.body = { data };
  };

  const allows = async (
    context: AdminRequest,
    user: { id: number },
    { creates, changes, deletes }: PlannerSave,
  ): Promise<boolean> =>
    (creates.length === 0 || (may(context, 'create') && (await mayPublishBoth(user)))) &&
    (changes.length === 0 || may(context, 'update')) &&
    (deletes.length === 0 || may(context, 'delete'));

  const write = async (context: AdminRequest): Promise<void> => {
    const { body } = context.request as { body?: unknown };
    const save = readPlannerSave(body);
    const user = currentUser(strapi);
    if (user === null || !may(context, 'update')) {
      refuse(context, 403, NOT_WRITTEN);
      return;
    }
    if (save === null) {
      refuse(context, 400, NOT_UNDERSTOOD);
      return;
    }
    if (!(await allows(context, user, save))) {
      refuse(context, 403, NOT_WRITTEN);
      return;
    }
    const outcome = await savePlanner(strapi, database, user, save);
    if ('conflicts' in outcome) refuse(context, 409, CHANGED, outcome);
    else if ('problems' in outcome) refuse(context, 400, UNSAVED, outcome);
    else context.body = { data: outcome };
  };

  addAdminRoutes(strapi, [
    { method: 'GET', path: '/desk/planner', handler: read },
    { method: 'PUT', path: '/desk/planner', handler: write },
  ]);
};
