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

/** Creates a role of the admin panel, or resets the one with this code, to exactly these permissions. */
export const saveRole = async (
  strapi: Core.Strapi,
  { code, name, description }: RoleWords & { code: string },
  permissions: readonly Permission[],
): Promise<void> => {
  const roles = roleService(strapi);
  const stored = await describeRole(strapi, code, { name, description });
  const { id } = stored ?? (await roles.create({ code, name, description }));
  await roles.assignPermissions(id, permissions);
};

/** Deletes the role with this code, unless somebody has it. */
export const deleteUnusedRole = async (strapi: Core.Strapi, code: string): Promise<void> => {
  const roles = roleService(strapi);
  const role = withId(await strapi.db.query(ROLE).findOne({ where: { code } }));
  if (role && (await roles.getUsersCount(role.id)) === 0) await roles.deleteByIds([role.id]);
};
