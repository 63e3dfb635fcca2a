import type { Core } from '@strapi/strapi';

import { numberReport } from './number-report';

interface Asking {
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/**
 * Adds `GET /checks/numbers` for all signed-in users of the admin panel. It returns `{ data: NumberFinding[] }` for
 * everything published or, with `type` and `documentId`, for the drafts of one record.
 */
export const addNumberReport = (strapi: Core.Strapi): void => {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/checks/numbers',
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        handler: async (context: Asking) => {
          const { type, documentId } = context.query;
          const record =
            typeof type === 'string' && typeof documentId === 'string' ? { type, documentId } : undefined;
          context.body = { data: await numberReport(strapi, record) };
        },
      },
    ],
  });
};
