import type { Core } from '@strapi/strapi';

import { addAdminRoutes } from '../strapi/services/add-admin-routes';
import { numberReport } from './number-report';

/**
 * Adds `GET /checks/numbers` for all signed-in users of the admin panel. It returns `{ data: NumberFinding[] }` for
 * everything published or, with `type` and `documentId`, for the drafts of one record.
 */
export const addNumberReport = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/checks/numbers',
      handler: async (context) => {
        const { type, documentId } = context.query;
        const record =
          typeof type === 'string' && typeof documentId === 'string' ? { type, documentId } : undefined;
        context.body = { data: await numberReport(strapi, record) };
      },
    },
  ]);
