import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import type { Locale } from '@sahra/schemas/constants';

import { localizeForUser, type LocalizedMessage } from '../checks/localized-message';
import { currentUser } from '../strapi/services/current-user';
import { isLocalized } from '../words/is-localized';
import { localesOfCall } from '../words/locales-of-call';
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

const REFUSAL: Readonly<Record<Locale, LocalizedMessage>> = {
  en: {
    en: 'Your role does not write the English words. Ask an English editor or a publisher.',
    ar: 'دورك لا يشمل النص الإنجليزي. اطلب ذلك من محرر الإنجليزية أو من الناشر.',
  },
  ar: {
    en: 'Your role does not write the Arabic words. Ask an Arabic editor or a publisher.',
    ar: 'دورك لا يشمل النص العربي. اطلب ذلك من محرر العربية أو من الناشر.',
  },
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
    if (refused) throw new errors.PolicyError(localizeForUser(strapi, REFUSAL[refused]));
    return next();
  };
