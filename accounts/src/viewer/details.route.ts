import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { localeOf } from '../errors/locale-of';
import { DETAILS_SCHEMA } from './details.schema';
import { viewerOf } from './viewer-of';

export const detailsRoute = (app: AccountsApp, { authenticate, clock }: Services): void => {
  app.post('/api/details', { schema: DETAILS_SCHEMA, onRequest: authenticate.hook }, (request) => ({
    data: viewerOf(authenticate.viewer(request), localeOf(request), clock()),
  }));
};
