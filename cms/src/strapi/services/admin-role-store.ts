import type { Core } from '@strapi/strapi';

import type { Permission } from './admin-permissions';

interface RoleService {
  create(role: RoleWords & { code: string }): Promise<{ id: number }>;
  assignPermissions(roleId: number, permissions: readonly Permission[]): Promise<unknown>;
  deleteByIds(ids: readonly number[]): Promise<unknown>;
  getUsersCount(roleId: number): Promise<number>;
}

interface RoleWords {
  name: string;
  description: string;
}

const ROLE = 'admin::role';

const roleService = (strapi: Core.Strapi): RoleService => strapi.service(ROLE) as unknown as RoleService;

const withId = (role: unknown): { id: number } | null =>
  typeof role === 'object' && role !== null && 'id' in role && typeof role.id === 'number'
    ? { id: role.id }
    : null;

/** Changes name and description of the role with this code. Returns null when there is none. */
export const describeRole = async (
  strapi: Core.Strapi,
  code: string,
  words: RoleWords,
): Promise<{ id: number } | null> =>
  withId(await strapi.db.query(ROLE).update({ where: { code }, data: { ...words } }));

const PERMISSION = 'admin::permission';

type StoredPermission = Omit<Permission, 'subject'> & { subject?: string | null; actionParameters?: object };

/** Text of a JSON value, the same for every order of its keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Returns texts that are equal for the same permissions, in any order. */
const textsOf = (permissions: readonly StoredPermission[]): string =>
  permissions
    .map(({ action, subject = null, properties = {}, conditions = [], actionParameters = {} }) =>
      canonical([action, subject, properties, conditions, actionParameters]),
    )
    .sort()
    .join('\n');

const hasExactly = async (
  strapi: Core.Strapi,
  role: number,
  permissions: readonly Permission[],
): Promise<boolean> => {
  const stored: unknown = await strapi.db.query(PERMISSION).findMany({ where: { role } });
  return textsOf(stored as StoredPermission[]) === textsOf(permissions);
};

/** Creates a role of the admin panel, or resets the one with this code, to exactly these permissions. */
export const saveRole = async (
  strapi: Core.Strapi,
  { code, name, description }: RoleWords & { code: string },
  permissions: readonly Permission[],
): Promise<void> => {
  const roles = roleService(strapi);
  const stored = await describeRole(strapi, code, { name, description });
  const { id } = stored ?? (await roles.create({ code, name, description }));
  // Strapi compares every permission with every other one.
  if (!(await hasExactly(strapi, id, permissions))) await roles.assignPermissions(id, permissions);
};

/** Deletes the role with this code, unless somebody has it. */
export const deleteUnusedRole = async (strapi: Core.Strapi, code: string): Promise<void> => {
  const roles = roleService(strapi);
  const role = withId(await strapi.db.query(ROLE).findOne({ where: { code } }));
  if (role && (await roles.getUsersCount(role.id)) === 0) await roles.deleteByIds([role.id]);
};
