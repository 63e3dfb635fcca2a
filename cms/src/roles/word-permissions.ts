import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { contentAction } from '../strapi/services/user-may';
import { permissionsOfUser } from '../strapi/services/admin-permissions';

/** Returns a check whether `user` may do an action (e.g. `publish`) with the words of type `uid` in a language. */
export const wordPermissions = async (
  strapi: Core.Strapi,
  user: { id: number },
  uid: string,
): Promise<(action: string, locale: Locale) => boolean> => {
  const granted = await permissionsOfUser(strapi, user);
  return (action, locale) =>
    granted.some(
      ({ subject, action: given, properties }) =>
        subject === uid &&
        given === contentAction(action) &&
        (properties.locales === null || (properties.locales?.includes(locale) ?? false)),
    );
};
