import type { Core } from '@strapi/strapi';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { DELETE_PICTURES } from '../pictures/guard-deletion';
import { permissionsOnContentTypes, type Permission } from '../strapi/services/admin-permissions';
import { contentAction } from '../strapi/services/user-may';
import { isLocalized } from '../words/is-localized';
import type { AdminRole } from './admin-roles';

const READ = contentAction('read');
const PUBLISH = contentAction('publish');
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
  const deleting = pictures === 'all' ? [{ action: DELETE_PICTURES }] : [];
  return [...looking.map((action) => ({ action })), ...changing, ...deleting];
};

/** Computes all permissions of `role` from the existing content types, so a new type needs no change here. */
export const rolePermissions = (strapi: Core.Strapi, role: AdminRole): Permission[] => [
  ...permissionsOnContentTypes(strapi).flatMap((permission) => asFarAsAllowed(role, strapi, permission)),
  ...onPictures(role),
];
