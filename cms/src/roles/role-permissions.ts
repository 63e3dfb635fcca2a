import type { Core } from '@strapi/strapi';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { isLocalized } from '../words/is-localized';
import type { AdminRole } from './admin-roles';

/** Strapi permission: an action, and the content type if it has one. */
export interface Permission {
  action: string;
  subject?: string;
  properties?: { fields?: readonly string[]; locales?: readonly Locale[] };
  conditions?: readonly string[];
}

interface Action {
  section: string;
}

interface ContentTypePermissions {
  getPermissionsWithNestedFields(actions: readonly Action[]): (Permission & { subject: string })[];
}

const READ = 'plugin::content-manager.explorer.read';
const PUBLISH = 'plugin::content-manager.explorer.publish';
/** Strapi condition: only files that the same user uploaded. */
const OWN_ONLY = 'admin::is-creator';

const localesOf = (role: AdminRole, action: string): readonly Locale[] =>
  action === READ ? LOCALES : role.words;

/** Restricts one permission on a content type to what `role` may do. */
const asFarAsAllowed = (
  role: AdminRole,
  strapi: Core.Strapi,
  permission: Permission & { subject: string },
): Permission[] => {
  const { action, subject, properties } = permission;
  if (isLocalized(strapi, subject)) {
    const locales = localesOf(role, action);
    return locales.length > 0 ? [{ action, subject, properties: { ...properties, locales } }] : [];
  }
  if (action === PUBLISH) return [];
  return action === READ || role.facts ? [{ action, subject, properties }] : [];
};

const onPictures = ({ pictures }: AdminRole): Permission[] => {
  const looking = [
    'plugin::upload.read',
    'plugin::upload.assets.download',
    'plugin::upload.assets.copy-link',
  ];
  const changing: Permission[] =
    pictures === 'none'
      ? []
      : [
          { action: 'plugin::upload.assets.create' },
          {
            action: 'plugin::upload.assets.update',
            conditions: pictures === 'all' ? [] : [OWN_ONLY],
          },
        ];
  return [...looking.map((action) => ({ action })), ...changing];
};

/** Computes all permissions of `role` from the existing content types, so a new type needs no change here. */
export const rolePermissions = (strapi: Core.Strapi, role: AdminRole): Permission[] => {
  const { actionProvider } = strapi.service('admin::permission') as unknown as {
    actionProvider: { values(): Action[] };
  };
  const types: ContentTypePermissions = strapi.service(
    'admin::content-type',
  ) as unknown as ContentTypePermissions;
  const onTypes = types
    .getPermissionsWithNestedFields(
      actionProvider.values().filter(({ section }) => section === 'contentTypes'),
    )
    .filter(({ subject }) => subject.startsWith('api::'));
  return [...onTypes.flatMap((permission) => asFarAsAllowed(role, strapi, permission)), ...onPictures(role)];
};
