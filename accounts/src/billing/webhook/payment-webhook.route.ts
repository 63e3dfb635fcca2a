import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { applyStoreNotification } from '../store/apply-store-notification';
import { storeNotifications } from '../store/store-notifications';
import { PAYMENT_WEBHOOK_SCHEMA } from './payment-webhook.schema';
import { receivePaymentEvent } from './receive-payment-event';

/** The largest events of providers hold a whole session; nothing larger is read. */
const BODY_LIMIT_BYTES = 64 * 1024;

export const paymentWebhookRoute = async (root: AccountsApp, services: Services): Promise<void> => {
  const { payments, database, clock } = services;
  const stores = storeNotifications(services);
  await root.register(async (app: AccountsApp) => {
    // A signature is over bytes: whatever the body is, it is read as such.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      '/api/payment_webhook/:provider',
      { schema: PAYMENT_WEBHOOK_SCHEMA, bodyLimit: BODY_LIMIT_BYTES },
      async ({ params, body, headers }) => {
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const store = stores.find((known) => known.store === params.provider);
        if (store) {
          const news = await store.read(rawBody, headers);
          const apply = database.queries.transaction();
          if (news) await apply.execute((trx) => applyStoreNotification(trx, news, clock()));
        } else if (params.provider === payments.name) {
          const event = await payments.readWebhook(rawBody, headers);
          if (event) await receivePaymentEvent(services, event);
        } else {
          throw new Refusal(404, 'NOT_FOUND');
        }
        return { received: true as const };
      },
    );
  });
};
