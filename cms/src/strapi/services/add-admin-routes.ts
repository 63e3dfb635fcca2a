import type { Core } from '@strapi/strapi';

import type { AdminRequest } from './user-may';

interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  handler: (context: AdminRequest) => Promise<void>;
}

/** Adds routes for all signed-in users of the admin panel. */
export const addAdminRoutes = (strapi: Core.Strapi, routes: readonly AdminRoute[]): void => {
  strapi.server.routes({
    type: 'admin',
    routes: routes.map((route) => ({
      ...route,
      info: { type: 'admin' },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  });
};
