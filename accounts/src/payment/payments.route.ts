import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { localeOf } from '../errors/locale-of';
import { PAYMENTS_SCHEMA } from './payments.schema';
import { readPayments } from './read-payments';

export const paymentsRoute = (app: AccountsApp, { authenticate, database }: Services): void => {
  app.get('/api/payments', { schema: PAYMENTS_SCHEMA, onRequest: authenticate.hook }, async (request) => ({
    data: await readPayments(database.queries, authenticate.viewer(request).id, localeOf(request)),
  }));
};
