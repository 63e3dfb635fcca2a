import type { Core } from '@strapi/strapi';

import { findAdminUser } from './admin-users';

/** Runs `act` outside a request with the rights and in the language of a user; throws when the user is gone. */
export const runAsUser = async (strapi: Core.Strapi, id: number, act: () => Promise<void>): Promise<void> => {
  const user = await findAdminUser(strapi, id);
  if (typeof user !== 'object' || user === null || !('isActive' in user) || user.isActive !== true)
    throw new Error('The editor who planned this has no access any more.');
  const store = { state: { user } } as unknown as Parameters<typeof strapi.requestContext.run>[0];
  await strapi.requestContext.run(store, act);
};
