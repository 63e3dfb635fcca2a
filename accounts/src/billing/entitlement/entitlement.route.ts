import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { entitlementOfViewer } from '../subscription/entitlement-of';
import { ENTITLEMENT_ROUTE_SCHEMA } from './entitlement-route.schema';

export const entitlementRoute = (app: AccountsApp, { authenticate, clock }: Services): void => {
  app.get(
    '/api/entitlement',
    { schema: ENTITLEMENT_ROUTE_SCHEMA, onRequest: authenticate.hook },
    (request) => ({ data: entitlementOfViewer(authenticate.viewer(request).subscription, clock()) }),
  );
};
