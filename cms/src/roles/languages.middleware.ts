import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { localizeForUser } from '../checks/localized-message';
import { currentUser } from '../strapi/services/current-user';
import { isLocalized } from '../words/is-localized';
import { localesOfCall } from '../words/locales-of-call';
import { NOT_WRITTEN_IN } from './not-written-in';
import { wordPermissions } from './word-permissions';

type Middleware = Modules.Documents.Middleware.Middleware;

/** Required permission by write action; reading is not checked here. */
const PERMISSION_OF: Readonly<Record<string, string>> = {
  create: 'create',
  clone: 'create',
  update: 'update',
  discardDraft: 'update',
  publish: 'publish',
  unpublish: 'publish',
  delete: 'delete',
};

/**
 * Rejects words in a language that the user may not write. Strapi checks only the language of the stored
 * row, so anyone could create a missing language, and `*` would pass with one row. Writes without an HTTP
 * request (seeds, scripts) are allowed.
 */
export const languagesMiddleware =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const action = PERMISSION_OF[context.action];
    const user = currentUser(strapi);
    if (action === undefined || user === null || !isLocalized(strapi, context.uid)) return next();
    const may = await wordPermissions(strapi, user, context.uid);
    const refused = localesOfCall(context.params).find((locale) => !may(action, locale));
    if (refused) throw new errors.PolicyError(localizeForUser(strapi, NOT_WRITTEN_IN[refused]));
    return next();
  };
