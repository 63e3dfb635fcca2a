import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

interface Granted {
  subject: string | null;
  action: string;
  properties: { locales?: readonly string[] | null };
}

interface PermissionService {
  findUserPermissions(user: { id: number }): Promise<Granted[]>;
}

/** Whether `user` is a user of the admin panel. */
export const isUser = (user: unknown): user is { id: number } =>
  typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number';

/** Returns a check in which languages `user` may do `action` (e.g. `publish`) with the words of type `uid`. */
export const wordPermissions = async (
  strapi: Core.Strapi,
  user: { id: number },
  uid: string,
  action: string,
): Promise<(locale: Locale) => boolean> => {
  const permissions = strapi.service('admin::permission') as unknown as PermissionService;
  const granted = await permissions.findUserPermissions(user);
  return (locale) =>
    granted.some(
      ({ subject, action: given, properties }) =>
        subject === uid &&
        given === `plugin::content-manager.explorer.${action}` &&
        (properties.locales === null || (properties.locales?.includes(locale) ?? false)),
    );
};
