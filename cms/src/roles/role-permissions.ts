import type { Core } from '@strapi/strapi';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { isLocalized } from '../words/is-localized';
import type { DeskRole } from './desk-roles';

/** A row of Strapi's permissions: one action, on one content type where it acts on one. */
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
/** Strapi's condition: only what the same person uploaded. */
const OWN_ONLY = 'admin::is-creator';

const localesOf = (role: DeskRole, action: string): readonly Locale[] =>
  action === READ ? LOCALES : role.words;

/** One row of all that can be done to content types, as far as `role` may do it. */
const asFarAsAllowed = (
  role: DeskRole,
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

const onPictures = ({ pictures }: DeskRole): Permission[] => {
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

/** All that `role` may do, computed from the content types there are: a new type needs nothing here. */
export const rolePermissions = (strapi: Core.Strapi, role: DeskRole): Permission[] => {
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
