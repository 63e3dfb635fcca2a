import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { PAYMENTS_SCHEMA } from './payments.schema';
import { readPayments } from './read-payments';

export const paymentsRoute = (app: AccountsApp, { authenticate, database }: Services): void => {
  app.get('/api/payments', { schema: PAYMENTS_SCHEMA, onRequest: authenticate.hook }, async (request) => ({
    data: await readPayments(database.queries, authenticate.viewer(request).id, localeOf(request)),
  }));
};
