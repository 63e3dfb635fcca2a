import type { Core } from '@strapi/strapi';

/** Strapi permission: an action, and the content type if it has one. */
export interface Permission {
  action: string;
  subject?: string;
  properties?: { fields?: readonly string[]; locales?: readonly string[] };
  conditions?: readonly string[];
}

/** Permission that a user has. Without a list of fields, or with `null` for the locales, it holds for all of them. */
export interface GrantedPermission {
  subject: string | null;
  action: string;
  properties: { locales?: readonly string[] | null; fields?: readonly string[] | null };
  /** Names of the conditions under which it holds. */
  conditions: readonly string[];
}

interface Action {
  section: string;
}

interface PermissionService {
  findUserPermissions(user: { id: number }): Promise<GrantedPermission[]>;
  actionProvider: { values(): Action[] };
}

interface ContentTypePermissions {
  getPermissionsWithNestedFields(actions: readonly Action[]): (Permission & { subject: string })[];
}

const permissionService = (strapi: Core.Strapi): PermissionService =>
  strapi.service('admin::permission') as unknown as PermissionService;

/** Permissions by request and user: each document that a request writes is checked more than once. */
const ofRequests = new WeakMap<object, Map<number, Promise<GrantedPermission[]>>>();

/** Reads all permissions of a user of the admin panel, once for each request. */
export const permissionsOfUser = (
  strapi: Core.Strapi,
  user: { id: number },
): Promise<GrantedPermission[]> => {
  const request = strapi.requestContext.get();
  if (!request) return permissionService(strapi).findUserPermissions(user);
  const known = ofRequests.get(request) ?? new Map<number, Promise<GrantedPermission[]>>();
  ofRequests.set(request, known);
  const reading = known.get(user.id) ?? permissionService(strapi).findUserPermissions(user);
  known.set(user.id, reading);
  return reading;
};

/** Returns every permission that a role can have on the content types of the product. */
export const permissionsOnContentTypes = (strapi: Core.Strapi): (Permission & { subject: string })[] => {
  const { actionProvider } = permissionService(strapi);
  const types = strapi.service('admin::content-type') as unknown as ContentTypePermissions;
  return types
    .getPermissionsWithNestedFields(
      actionProvider.values().filter(({ section }) => section === 'contentTypes'),
    )
    .filter(({ subject }) => subject.startsWith('api::'));
};
