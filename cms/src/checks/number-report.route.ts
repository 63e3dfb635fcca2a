import type { Core } from '@strapi/strapi';

import { numberReport } from './number-report';

interface Asking {
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/**
 * `GET /checks/numbers` for everybody who is signed in to the desk: `{ data: NumberFinding[] }` of all that is
 * published, or with `type` and `documentId` of the drafts of one record.
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
