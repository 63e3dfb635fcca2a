import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { localeOf } from '../../platform/http/errors/locale-of';
import { DETAILS_SCHEMA } from './details.schema';
import { viewerOf } from '../viewer/viewer-of';

export const detailsRoute = (app: AccountsApp, { authenticate, entitlementOf, clock }: Services): void => {
  app.post('/api/details', { schema: DETAILS_SCHEMA, onRequest: authenticate.hook }, (request) => ({
    data: viewerOf(authenticate.viewer(request), entitlementOf, localeOf(request), clock()),
  }));
};
