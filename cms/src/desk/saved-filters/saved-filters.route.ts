import type { Core } from '@strapi/strapi';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

import type { LocalizedMessage } from '../../checks/localized-message';
import { createRefuse } from '../../requests/create-refuse';
import { addAdminRoutes } from '../../strapi/services/add-admin-routes';
import { currentUser } from '../../strapi/services/current-user';
import type { AdminRequest } from '../../strapi/services/user-may';
import { DESK_LISTS } from '../desk-types';
import { FILTER_NAME_MAX, type SavedFilter } from './saved-filter';
import { DELETE_FILTER, KEEP_FILTER, READ_SAVED_FILTERS } from './saved-filters.sql';

/** Most filters of one editor. */
const MOST = 50;

const NewFilterSchema = Type.Object(
  {
    list: Type.Enum([...DESK_LISTS, 'all']),
    name: Type.String({ minLength: 1, maxLength: FILTER_NAME_MAX, pattern: '\\S' }),
    query: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  { additionalProperties: false },
);
const check = Compile(NewFilterSchema);

const NO_NAME: LocalizedMessage = {
  en: `A kept filter needs a name of at most ${FILTER_NAME_MAX} characters.`,
  ar: `يحتاج المرشّح المحفوظ إلى اسم لا يزيد على ${FILTER_NAME_MAX} حرفًا.`,
};
const TOO_MANY: LocalizedMessage = {
  en: `${MOST} filters are kept already. Delete one first.`,
  ar: `بلغ عدد المرشّحات المحفوظة ${MOST}. يلزم حذف أحدها أولًا.`,
};
const NOT_FOUND: LocalizedMessage = {
  en: 'This filter does not exist any more.',
  ar: 'لم يعد هذا المرشّح موجودًا.',
};

/**
 * Adds the routes of an editor's own filters, for all signed-in users of the admin.
 *
 * - `GET /desk/filters`: `{ data: SavedFilter[] }`, in the order in which they were kept.
 * - `POST /desk/filters` with `list`, `name` and `query`: `{ data: SavedFilter }`; one of the same name is replaced. 400
 *   with a sentence for the field `name`, 409 where the editor keeps 50 already.
 * - `DELETE /desk/filters/:id`: 404 for a filter that the editor does not have.
 */
export const addSavedFilters = (strapi: Core.Strapi): void => {
  const refuse = createRefuse(strapi);
  const editor = (): number => currentUser(strapi)?.id ?? 0;
  const query = async (sql: string, values: readonly unknown[] | object): Promise<SavedFilter[]> =>
    (await strapi.db.connection.raw<{ rows: SavedFilter[] }>(sql, values as never)).rows;

  const list = async (context: AdminRequest): Promise<void> => {
    context.body = { data: await query(READ_SAVED_FILTERS, [editor()]) };
  };

  const keep = async (context: AdminRequest): Promise<void> => {
    const { body } = context.request as { body?: unknown };
    if (!check.Check(body)) {
      refuse(context, 400, NO_NAME);
      return;
    }
    const filter: Static<typeof NewFilterSchema> = body;
    const name = filter.name.trim();
    const [kept] = await query(KEEP_FILTER, { ...filter, name, editor: editor(), most: MOST });
    if (kept) context.body = { data: kept };
    else refuse(context, 409, TOO_MANY);
  };

  const remove = async (context: AdminRequest): Promise<void> => {
    const { id } = (context as AdminRequest & { params: { id: string } }).params;
    const gone = /^\d{1,18}$/.test(id) ? await query(DELETE_FILTER, [editor(), id]) : [];
    if (gone.length > 0) context.body = { data: { id } };
    else refuse(context, 404, NOT_FOUND);
  };

  addAdminRoutes(strapi, [
    { method: 'GET', path: '/desk/filters', handler: list },
    { method: 'POST', path: '/desk/filters', handler: keep },
    { method: 'DELETE', path: '/desk/filters/:id', handler: remove },
  ]);
};
