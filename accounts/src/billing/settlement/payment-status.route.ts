import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { Refusal } from '../../platform/http/errors/refusal';
import { isUuid } from '../../platform/text/is-uuid';
import { reconcilePayment } from './reconcile-payments';
import { paymentStateOf } from '../payment/payment-state';
import { PAYMENT_STATUS_SCHEMA } from './payment-status.schema';

export const paymentStatusRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database } = services;
  const own = (viewerId: string, id: string) =>
    database.queries
      .selectFrom('payments')
      .select(['id', 'status', 'reason'])
      .where('id', '=', id)
      .where('viewer_id', '=', viewerId)
      .executeTakeFirst();
  app.get(
    '/api/payment_status',
    { schema: PAYMENT_STATUS_SCHEMA, onRequest: authenticate.hook },
    async (request) => {
      const { id } = request.query;
      const viewerId = authenticate.viewer(request).id;
      const before = isUuid(id) ? await own(viewerId, id) : undefined;
      if (!before) throw new Refusal(404, 'NOT_FOUND');
      const outcome = await reconcilePayment(services, before);
      const payment = (outcome && (await own(viewerId, before.id))) ?? before;
      const redirectUrl = outcome?.state === 'pending' ? outcome.redirectUrl : null;
      return { data: paymentStateOf(payment, redirectUrl, localeOf(request)) };
    },
  );
};
