import type { AccountsApp } from '../app/accounts-app';
import { localeOf } from '../errors/locale-of';
import type { Authenticate } from '../session/authenticate';
import { DETAILS_SCHEMA } from './details.schema';
import { viewerOf } from './viewer-of';

export const detailsRoute = (app: AccountsApp, authenticate: Authenticate): void => {
  app.post('/api/details', { schema: DETAILS_SCHEMA, onRequest: authenticate.hook }, (request) => ({
    data: viewerOf(authenticate.viewer(request), localeOf(request), new Date()),
  }));
};
