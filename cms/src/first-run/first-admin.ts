import { emailKeyOf } from '@sahra/schemas/email-key-of';
import type { Core } from '@strapi/strapi';

import {
  countAdminUsers,
  createAdminUser,
  deleteApiTokens,
  SUPER_ADMIN,
} from '../strapi/services/admin-users';

export interface AdminAccount {
  email: string;
  password: string;
}

/**
 * Creates the owner account of the admin panel on the first run, and deletes the two tokens that Strapi
 * creates.
 */
export const ensureFirstAdmin = async (
  strapi: Core.Strapi,
  { email, password }: AdminAccount,
): Promise<void> => {
  if ((await countAdminUsers(strapi)) > 0) return;
  await createAdminUser(strapi, {
    email: emailKeyOf(email),
    firstname: 'Sahra',
    lastname: 'Owner',
    password,
    role: SUPER_ADMIN,
  });
  await deleteApiTokens(strapi);
};
