import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { permissionsOfUser, type GrantedPermission } from '../strapi/services/admin-permissions';
import { contentAction } from '../strapi/services/user-may';

/**
 * Whether a permission allows `action` on the type `uid`, in `locale` where one is given. One under a condition never
 * does: writes are not checked against conditions. As in Strapi, `null` means all languages, and no list means none.
 */
export const isGranted = (
  { subject, action: given, properties: { locales }, conditions }: GrantedPermission,
  { uid, action, locale }: { uid: string; action: string; locale?: Locale },
): boolean =>
  subject === uid &&
  given === contentAction(action) &&
  conditions.length === 0 &&
  (locale === undefined || locales === null || (locales?.includes(locale) ?? false));

/** Returns a check whether `user` may do an action (e.g. `publish`) with the words of type `uid` in a language. */
export const wordPermissions = async (
  strapi: Core.Strapi,
  user: { id: number },
  uid: string,
): Promise<(action: string, locale: Locale) => boolean> => {
  const granted = await permissionsOfUser(strapi, user);
  return (action, locale) => granted.some((permission) => isGranted(permission, { uid, action, locale }));
};
