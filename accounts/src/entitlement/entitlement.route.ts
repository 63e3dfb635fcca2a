import type { AccountsApp } from '../app/accounts-app';
import type { Authenticate } from '../session/authenticate';
import { entitlementOf } from './entitlement-of';
import { ENTITLEMENT_ROUTE_SCHEMA } from './entitlement-route.schema';

export const entitlementRoute = (app: AccountsApp, authenticate: Authenticate): void => {
  app.get(
    '/api/entitlement',
    { schema: ENTITLEMENT_ROUTE_SCHEMA, onRequest: authenticate.hook },
    (request) => ({ data: entitlementOf(authenticate.viewer(request).subscription, new Date()) }),
  );
};
