import type { Core } from '@strapi/strapi';

import type { LocalizedMessage } from '../checks/localized-message';
import type { Database } from '../rest/database';
import { createRefuse } from '../requests/create-refuse';
import { addAdminRoutes } from '../strapi/services/add-admin-routes';
import { currentEditor } from '../strapi/services/current-editor';
import type { AdminRequest } from '../strapi/services/user-may';
import { callAccounts, type AccountsTarget } from './call-accounts';
import { scopesOfRoles } from './desk-scopes';
import { PEOPLE_ROUTES, type PeopleRoute } from './people-routes';
import { readVideoCards } from './video-cards.query';

const NOT_ALLOWED: LocalizedMessage = {
  en: 'Your role does not include this. Ask the owner for it.',
  ar: 'دورك لا يشمل هذا. اطلب ذلك من المالك.',
};
const UNAVAILABLE: LocalizedMessage = {
  en: 'The accounts service is not available at the moment. Try again in a minute.',
  ar: 'خدمة الحسابات غير متاحة الآن. أعد المحاولة بعد دقيقة.',
};

const NOT_FOUND: LocalizedMessage = { en: 'This is not there any more.', ar: 'هذا لم يعد موجودًا.' };

/** A parameter that an address would read as a step up. */
const isStep = (value: string): boolean => /^\.{1,2}$/.test(value);

interface Targets {
  accounts: AccountsTarget;
  /** Origin of the site. */
  site: string;
}

/** Fields that accounts refused, with their texts, and the refusal itself. */
interface Refused {
  message?: string;
  errors?: Record<string, string[]>;
}

/**
 * Adds the routes for people, for signed-in users of the admin.
 *
 * - `GET /desk/people/videos?codes=a,b`: a `VideoCard` for each code that exists, at most 100; scope
 *   `comments:moderate` or `messages:read`.
 * - each of `PEOPLE_ROUTES`, passed to accounts in the user's name: `{ data, meta }` as accounts responds. 403 without the
 *   scope, 503 while accounts is unavailable; refusals of accounts keep their status, with
 *   `{ error: { status, message, fields } }` in the user's language.
 */
export const addPeople = (strapi: Core.Strapi, database: Database, { accounts, site }: Targets): void => {
  const refuse = createRefuse(strapi);
  const language = () => currentEditor(strapi)?.language ?? 'en';
  const scopes = () => scopesOfRoles(currentEditor(strapi)?.roles ?? []);

  const videos = async (context: AdminRequest): Promise<void> => {
    const own = scopes();
    if (own.includes('comments:moderate') || own.includes('messages:read'))
      context.body = {
        data: await readVideoCards(database, context.query['codes'], `${site}/${language()}`),
      };
    else refuse(context, 403, NOT_ALLOWED);
  };

  const pass = (route: PeopleRoute) => async (context: AdminRequest) => {
    const editor = currentEditor(strapi);
    if (!editor || !scopes().includes(route.scope)) {
      refuse(context, 403, NOT_ALLOWED);
      return;
    }
    const { params } = context as unknown as { params: Record<string, string> };
    if (Object.values(params).some(isStep)) {
      refuse(context, 404, NOT_FOUND);
      return;
    }
    const { body } = context.request as { body?: unknown };
    const reply = await callAccounts(accounts, { editor, route, params, query: context.query, body });
    if (!reply) {
      refuse(context, 503, UNAVAILABLE);
      return;
    }
    const { status } = reply;
    const { message, errors } = reply.body as Refused;
    context.status = status === 204 ? 200 : status;
    context.body =
      status < 400
        ? reply.body
        : { data: null, error: { status, message: message ?? '', fields: errors ?? {} } };
  };

  addAdminRoutes(strapi, [
    { method: 'GET', path: '/desk/people/videos', handler: videos },
    ...PEOPLE_ROUTES.map((route) => ({
      ...{ method: route.method, path: `/desk/people${route.path}` },
      handler: pass(route),
    })),
  ]);
};
