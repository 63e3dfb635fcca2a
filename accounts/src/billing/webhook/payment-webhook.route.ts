import type { Transaction } from 'kysely';

import type { Services } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import type { Dependencies } from '../../platform/dependencies';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { isUuid } from '../../platform/text/is-uuid';
import type { ProviderEvent } from '../payment/payment-provider';
import { settlePayment } from '../settlement/settle-payment';
import { applyStoreNotification } from '../store/apply-store-notification';
import { storeNotifications } from '../store/store-notifications';
import { PAYMENT_WEBHOOK_SCHEMA } from './payment-webhook.schema';

/** Stores an event; returns false for a duplicate. Of two at the same time, the second waits for the first. */
const remember = async (
  trx: Transaction<Tables>,
  provider: string,
  { event: { id, paymentId }, now }: { event: ProviderEvent; now: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('webhook_events')
    .values({ provider, id, payment_id: paymentId, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const isOurs = async ({ queries }: Dependencies['database'], paymentId: string): Promise<boolean> =>
  isUuid(paymentId) &&
  (await queries.selectFrom('payments').select('id').where('id', '=', paymentId).executeTakeFirst()) !==
    undefined;

/**
 * Handles an event of the provider. Its content is not trusted: the current state is read from the provider,
 * so order and delay do not matter.
 * Event and payment commit together; when that fails, the provider sends the event again.
 */
const receivePaymentEvent = async (
  { database, payments, clock }: Pick<Dependencies, 'database' | 'payments' | 'clock'>,
  event: ProviderEvent,
): Promise<void> => {
  const { paymentId } = event;
  const outcome = (await isOurs(database, paymentId)) ? await payments.outcomeOf(paymentId) : null;
  await database.queries.transaction().execute(async (trx) => {
    const now = clock();
    const isNew = await remember(trx, payments.name, { event, now });
    if (isNew && outcome) await settlePayment(trx, { paymentId, outcome, now });
  });
};

/** The largest events contain a whole session; a larger body is rejected. */
const BODY_LIMIT_BYTES = 64 * 1024;

export const paymentWebhookRoute = async (root: AccountsApp, services: Services): Promise<void> => {
  const { payments, database, clock } = services;
  const stores = storeNotifications(services);
  await root.register(async (app: AccountsApp) => {
    // The signature covers bytes, so every body is read as bytes, whatever its type.
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
