import { DESK_SCOPES, type DeskScope } from '@sahra/schemas/desk-access';

const ALL = Object.keys(DESK_SCOPES) as DeskScope[];

/**
 * What each role may do with viewers' data, by the code of the role: docs/decisions/0157. Other roles, those that an
 * owner makes included, may do nothing.
 */
const SCOPES_OF_ROLE: ReadonlyMap<string, readonly DeskScope[]> = new Map<string, readonly DeskScope[]>([
  ['strapi-super-admin', ALL],
  ['sahra-moderator', ['comments:moderate']],
  ['sahra-support', ['viewers:read', 'ledger:read', 'messages:read', 'messages:write']],
]);

/** Returns the scopes of a user with these roles. */
export const scopesOfRoles = (roles: readonly string[]): DeskScope[] => {
  const scopes = new Set(roles.flatMap((role) => SCOPES_OF_ROLE.get(role) ?? []));
  return ALL.filter((scope) => scopes.has(scope));
};
