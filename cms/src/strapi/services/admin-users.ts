import type { Core } from '@strapi/strapi';

interface UserService {
  create(user: Record<string, unknown>): Promise<{ id: number }>;
}

interface NewAdminUser {
  email: string;
  firstname: string;
  lastname?: string;
  /** Left out: the user cannot sign in by the form. */
  password?: string;
  /** Code of the role. */
  role: string;
  /** Language of the admin panel. */
  language?: 'en' | 'ar';
}

const USER = 'admin::user';
const ROLE = 'admin::role';

/** Code of the role that may do everything. */
export const SUPER_ADMIN = 'strapi-super-admin';

/** Counts the users of the admin panel. */
export const countAdminUsers = (strapi: Core.Strapi): Promise<number> => strapi.db.query(USER).count();

/** Reads a user of the admin panel, as Strapi’s own authentication puts it into the state of a request. */
export const findAdminUser = (strapi: Core.Strapi, id: number): Promise<unknown> =>
  strapi.db.query(USER).findOne({ where: { id } });

/** Creates an active user of the admin panel. Returns its id. */
export const createAdminUser = async (
  strapi: Core.Strapi,
  { role, language, ...user }: NewAdminUser,
): Promise<number> => {
  const found: unknown = await strapi.db.query(ROLE).findOne({ where: { code: role } });
  const users = strapi.service(USER) as unknown as UserService;
  const { id } = await users.create({
    ...user,
    isActive: true,
    registrationToken: null,
    roles: [(found as { id: number }).id],
    ...(language && { preferedLanguage: language }),
  });
  return id;
};

/** Deletes all tokens of the content API. */
export const deleteApiTokens = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.db.query('admin::api-token').deleteMany({});
