import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { entitlementOf } from './entitlement-of';
import { ENTITLEMENT_ROUTE_SCHEMA } from './entitlement-route.schema';

export const entitlementRoute = (app: AccountsApp, { authenticate, clock }: Services): void => {
  app.get(
    '/api/entitlement',
    { schema: ENTITLEMENT_ROUTE_SCHEMA, onRequest: authenticate.hook },
    (request) => ({ data: entitlementOf(authenticate.viewer(request).subscription, clock()) }),
  );
};
