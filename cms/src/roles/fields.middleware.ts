import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { localizeForUser, type LocalizedMessage } from '../checks/localized-message';
import { permissionsOfUser, permissionsOnContentTypes } from '../strapi/services/admin-permissions';
import { currentUser } from '../strapi/services/current-user';
import { contentAction } from '../strapi/services/user-may';
import { isLocalized } from '../words/is-localized';
import { localesOfCall } from '../words/locales-of-call';
import { isGranted } from './word-permissions';

type Middleware = Modules.Documents.Middleware.Middleware;

/** Required permission by write action. */
const PERMISSION_OF: ReadonlyMap<string, string> = new Map([
  ['create', 'create'],
  ['clone', 'create'],
  ['update', 'update'],
]);

const REFUSED: LocalizedMessage = {
  en: 'Your role does not write this field. Ask the owner for it.',
  ar: 'دورك لا يشمل هذا الحقل. اطلب ذلك من المالك.',
};

/** Returns the fields that a role can be given for an action; those of components are named `seo.title`. */
const fieldsOf = (strapi: Core.Strapi, uid: string, action: string): readonly string[] =>
  permissionsOnContentTypes(strapi).find(
    (permission) => permission.subject === uid && permission.action === contentAction(action),
  )?.properties?.fields ?? [];

/**
 * Rejects fields that the roles of the user leave out: an owner can make a role that writes the question and not the
 * answer. Strapi checks this on its own screens only. A user without any permission on the type is not refused here:
 * the route is what refuses, and a change of one type may write to another.
 */
export const fieldsMiddleware =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const { uid, params } = context;
    const action = PERMISSION_OF.get(context.action);
    const user = currentUser(strapi);
    const data: unknown = 'data' in params ? params.data : null;
    if (action === undefined || user === null || typeof data !== 'object' || data === null) return next();
    const locales = isLocalized(strapi, uid) ? localesOfCall(params) : [undefined];
    const granted = (await permissionsOfUser(strapi, user)).filter((permission) =>
      locales.every((locale) => isGranted(permission, { uid, action, ...(locale && { locale }) })),
    );
    const mayWrite = (field: string): boolean =>
      granted.some(({ properties }) => properties.fields?.includes(field) ?? true);
    const left = Object.keys(data).filter((name) => granted.length > 0 && !mayWrite(name));
    if (left.length === 0) return next();
    const fields = fieldsOf(strapi, uid, action);
    const refused = left.filter((name) =>
      fields.some((field) => (field === name || field.startsWith(`${name}.`)) && !mayWrite(field)),
    );
    if (refused.length === 0) return next();
    const message = localizeForUser(strapi, REFUSED);
    throw new errors.PolicyError(message, {
      errors: refused.map((name) => ({ path: [name], message, name: 'PolicyError' })),
    });
  };
