import type { AccountsApp } from '../../app/accounts-app';
import type { Services } from '../../app/services';
import { Refusal } from '../../errors/refusal';
import { PAYMENT_WEBHOOK_SCHEMA } from './payment-webhook.schema';
import { receivePaymentEvent } from './receive-payment-event';

/** The largest events of providers hold a whole session; nothing larger is read. */
const BODY_LIMIT_BYTES = 64 * 1024;

export const paymentWebhookRoute = async (root: AccountsApp, services: Services): Promise<void> => {
  const { payments } = services;
  await root.register(async (app: AccountsApp) => {
    // A signature is over bytes: whatever the body is, it is read as such.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      '/api/payment_webhook/:provider',
      { schema: PAYMENT_WEBHOOK_SCHEMA, bodyLimit: BODY_LIMIT_BYTES },
      async ({ params, body, headers }) => {
        if (params.provider !== payments.name) throw new Refusal(404, 'NOT_FOUND');
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const event = await payments.readWebhook(rawBody, headers);
        if (event) await receivePaymentEvent(services, event);
        return { received: true as const };
      },
    );
  });
};
