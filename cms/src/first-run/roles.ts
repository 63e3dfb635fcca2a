import type { Core } from '@strapi/strapi';

import { ADMIN_ROLES } from '../roles/admin-roles';
import { rolePermissions } from '../roles/role-permissions';
import { deleteUnusedRole, describeRole, saveRole } from '../strapi/services/admin-role-store';
import { SUPER_ADMIN } from '../strapi/services/admin-users';

/** Roles that Strapi creates by default; they may write in every language and change all facts. */
const FOREIGN_CODES = ['strapi-editor', 'strapi-author'];

/**
 * Creates the roles of the admin panel and resets them to the code on every start: new content types are
 * covered, and permissions granted by hand are revoked. Roles that an owner created stay as they are.
 */
export const ensureRoles = async (strapi: Core.Strapi): Promise<void> => {
  for (const role of ADMIN_ROLES) await saveRole(strapi, role, rolePermissions(strapi, role));
  for (const code of FOREIGN_CODES) await deleteUnusedRole(strapi, code);
  await describeRole(strapi, SUPER_ADMIN, {
    name: 'Owner',
    description: 'May do everything, invites people and gives them their roles.',
  });
};
