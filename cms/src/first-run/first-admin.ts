import type { Core } from '@strapi/strapi';

export interface AdminAccount {
  email: string;
  password: string;
}

interface UserService {
  create(user: Record<string, unknown>): Promise<unknown>;
}

const SUPER_ADMIN = 'strapi-super-admin';

/**
 * Creates the owner account of the admin panel on the first run, and deletes the two tokens that Strapi
 * creates.
 */
export const ensureFirstAdmin = async (
  strapi: Core.Strapi,
  { email, password }: AdminAccount,
): Promise<void> => {
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  const role: unknown = await strapi.db.query('admin::role').findOne({ where: { code: SUPER_ADMIN } });
  const users = strapi.service('admin::user') as unknown as UserService;
  await users.create({
    email: email.toLowerCase(),
    firstname: 'Sahra',
    lastname: 'Owner',
    password,
    isActive: true,
    registrationToken: null,
    roles: [(role as { id: number }).id],
  });
  await strapi.db.query('admin::api-token').deleteMany({});
};
