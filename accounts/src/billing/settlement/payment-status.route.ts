import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { Refusal } from '../../platform/http/errors/refusal';
import { isUuid } from '../../platform/text/is-uuid';
import { reconcilePayment } from './reconcile-payments';
import { readPayment } from '../payment/read-payments';
import { PAYMENT_STATUS_SCHEMA } from './payment-status.schema';

export const paymentStatusRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database } = services;
  const own = (viewerId: string, id: string) =>
    database.queries
      .selectFrom('payments')
      .select(['id', 'status', 'given_up', 'created_at', 'provider'])
      .where('id', '=', id)
      .where('viewer_id', '=', viewerId)
      .executeTakeFirst();
  app.get(
    '/api/payment_status',
    { schema: PAYMENT_STATUS_SCHEMA, onRequest: authenticate.hook },
    async (request) => {
      const { id } = request.query;
      const viewerId = authenticate.viewer(request).id;
      const payment = isUuid(id) ? await own(viewerId, id) : undefined;
      if (!payment) throw new Refusal(404, 'NOT_FOUND');
      const outcome = await reconcilePayment(services, payment);
      const redirectUrl = outcome?.state === 'pending' ? outcome.redirectUrl : null;
      const which = { viewerId, paymentId: payment.id };
      return { data: await readPayment(database.queries, which, redirectUrl, localeOf(request)) };
    },
  );
};
