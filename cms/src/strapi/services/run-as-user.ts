import type { Core } from '@strapi/strapi';

import { findAdminUser } from './admin-users';

/**
 * Runs `act` outside a request with the rights and in the language of a user. Returns false, without running it, when the
 * user has no access any more.
 */
export const runAsUser = async (
  strapi: Core.Strapi,
  id: number,
  act: () => Promise<void>,
): Promise<boolean> => {
  const user = await findAdminUser(strapi, id);
  if (typeof user !== 'object' || user === null || !('isActive' in user) || user.isActive !== true)
    return false;
  const store = { state: { user } } as unknown as Parameters<typeof strapi.requestContext.run>[0];
  await strapi.requestContext.run(store, act);
  return true;
};
