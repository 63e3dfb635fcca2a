import type { Core } from '@strapi/strapi';

interface Action {
  section: 'plugins';
  displayName: string;
  /** Its last part; the whole name is `plugin::{pluginName}.{uid}`. */
  uid: string;
  pluginName: string;
  subCategory: string;
}

interface PermissionService {
  actionProvider: { register(action: Action): Promise<unknown> };
}

/** Adds an action that roles can be granted, before the permissions in the database are read. */
export const addAdminAction = async (strapi: Core.Strapi, action: Action): Promise<void> => {
  const { actionProvider } = strapi.service('admin::permission') as unknown as PermissionService;
  await actionProvider.register(action);
};
