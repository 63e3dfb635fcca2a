import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';

import { isLocalized } from '../words/is-localized';

type Middleware = Modules.Documents.Middleware.Middleware;

interface Granted {
  subject: string | null;
  action: string;
  properties: { locales?: readonly string[] | null };
}

interface PermissionService {
  findUserPermissions(user: { id: number }): Promise<Granted[]>;
}

/** Which permission each way of writing asks for; reading is not held here. */
const PERMISSION_OF: Readonly<Record<string, string>> = {
  create: 'create',
  clone: 'create',
  update: 'update',
  discardDraft: 'update',
  publish: 'publish',
  unpublish: 'publish',
  delete: 'delete',
};

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ar: 'Arabic' };

const isUser = (user: unknown): user is { id: number } =>
  typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number';

/** Languages that a call is about: one, several, `*` for all, and the default one when it names none. */
const localesOf = (params: unknown): readonly Locale[] => {
  const locale = typeof params === 'object' && params !== null && 'locale' in params ? params.locale : null;
  const named: readonly unknown[] = Array.isArray(locale) ? locale : [locale ?? DEFAULT_LOCALE];
  return named.includes('*') ? LOCALES : LOCALES.filter((each) => named.includes(each));
};

const mayWrite = (granted: readonly Granted[], uid: string, action: string, locale: Locale): boolean =>
  granted.some(
    ({ subject, action: given, properties }) =>
      subject === uid &&
      given === `plugin::content-manager.explorer.${action}` &&
      (properties.locales === null || (properties.locales?.includes(locale) ?? false)),
  );

/**
 * Refuses words in a language that is not the asking person's. Strapi's own pages ask for the language of what is
 * stored, so they let a missing language be created by anyone, and `*` pass by the one row that they looked at.
 * Writes that nobody asked for over HTTP (seeds, scripts) pass.
 */
export const languagesMiddleware =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const action = PERMISSION_OF[context.action];
    const user: unknown = strapi.requestContext.get()?.state['user'];
    if (action === undefined || !isUser(user) || !isLocalized(strapi, context.uid)) return next();
    const permissions = strapi.service('admin::permission') as unknown as PermissionService;
    const granted = await permissions.findUserPermissions(user);
    const refused = localesOf(context.params).find(
      (locale) => !mayWrite(granted, context.uid, action, locale),
    );
    if (refused)
      throw new errors.PolicyError(
        `Your role may not ${action} the ${LANGUAGE_NAMES[refused]} words. Ask an editor of that language or a publisher.`,
      );
    return next();
  };
