import type { Core } from '@strapi/strapi';

import { clientErrors } from './client-errors';
import { requestText } from './request-text';
import { temporaryFiles } from './temporary-files';

interface Middlewares {
  add(namespace: string, middlewares: Record<string, () => unknown>): unknown;
}

/** Makes the checks of requests known under the names by which config/middlewares.ts orders them among Strapi's own. */
export const addRequestChecks = (strapi: Core.Strapi): void => {
  const middlewares: Middlewares = strapi.get('middlewares');
  middlewares.add('global::', {
    'client-errors': () => clientErrors(strapi),
    'temporary-files': () => temporaryFiles,
    'request-text': () => requestText(strapi),
  });
};
