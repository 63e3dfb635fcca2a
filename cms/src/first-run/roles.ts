import type { Core } from '@strapi/strapi';

import { ADMIN_ROLES, type AdminRole } from '../roles/admin-roles';
import { rolePermissions, type Permission } from '../roles/role-permissions';

interface RoleService {
  create(role: { code: string; name: string; description: string }): Promise<{ id: number }>;
  assignPermissions(roleId: number, permissions: readonly Permission[]): Promise<unknown>;
  deleteByIds(ids: readonly number[]): Promise<unknown>;
  getUsersCount(roleId: number): Promise<number>;
}

const ROLES = 'admin::role';
const OWNER = 'strapi-super-admin';
/** Roles that Strapi creates by default; they may write in every language and change all facts. */
const FOREIGN_CODES = ['strapi-editor', 'strapi-author'];

const withId = (role: unknown): { id: number } | null =>
  typeof role === 'object' && role !== null && 'id' in role && typeof role.id === 'number'
    ? { id: role.id }
    : null;

const ensureRole = async (strapi: Core.Strapi, roles: RoleService, role: AdminRole): Promise<void> => {
  const { code, name, description } = role;
  const stored = withId(
    await strapi.db.query(ROLES).update({ where: { code }, data: { name, description } }),
  );
  const { id } = stored ?? (await roles.create({ code, name, description }));
  await roles.assignPermissions(id, rolePermissions(strapi, role));
};

const removeForeign = async (strapi: Core.Strapi, roles: RoleService): Promise<void> => {
  for (const code of FOREIGN_CODES) {
    const role = withId(await strapi.db.query(ROLES).findOne({ where: { code } }));
    if (role && (await roles.getUsersCount(role.id)) === 0) await roles.deleteByIds([role.id]);
  }
};

/**
 * Creates the roles of the admin panel and resets them to the code on every start: new content types are
 * covered, and permissions granted by hand are revoked. Roles that an owner created stay as they are.
 */
export const ensureRoles = async (strapi: Core.Strapi): Promise<void> => {
  const roles = strapi.service(ROLES) as unknown as RoleService;
  for (const role of ADMIN_ROLES) await ensureRole(strapi, roles, role);
  await removeForeign(strapi, roles);
  await strapi.db.query(ROLES).update({
    where: { code: OWNER },
    data: { name: 'Owner', description: 'May do everything, invites people and gives them their roles.' },
  });
};
