import type { Transaction } from 'kysely';

import type { Services } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import type { Dependencies } from '../../platform/dependencies';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { isUuid } from '../../platform/text/is-uuid';
import { readKnownMethod, updateCard } from '../card/update-card';
import type { PaymentOutcome, ProviderEvent } from '../payment/payment-provider';
import { settlePayment } from '../settlement/settle-payment';
import { applyStoreNotification } from '../store/apply-store-notification';
import { storeNotifications } from '../store/store-notifications';
import { PAYMENT_WEBHOOK_SCHEMA } from './payment-webhook.schema';

/** Stores an event; returns false for a duplicate. Of two at the same time, the second waits for the first. */
const remember = async (
  trx: Transaction<Tables>,
  provider: string,
  { event: { id, paymentId, providerRef = '' }, now }: { event: ProviderEvent; now: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('webhook_events')
    .values({ provider, id, payment_id: paymentId ?? providerRef, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

type Needs = Pick<Dependencies, 'database' | 'payments' | 'clock'>;

/** Finds the payment of an event; undefined when it is not ours, or was made at another provider. */
const findPayment = async (
  { database: { queries }, payments }: Needs,
  { paymentId, providerRef }: ProviderEvent,
): Promise<string | undefined> => {
  const own = queries.selectFrom('payments').select('id').where('provider', '=', payments.name);
  const byId = async (id: string | null | undefined) =>
    isUuid(id) ? (await own.where('id', '=', id).executeTakeFirst())?.id : undefined;
  if (providerRef === undefined) return byId(paymentId);
  const known = await own.where('provider_ref', '=', providerRef).executeTakeFirst();
  return known?.id ?? (await byId(paymentId)) ?? byId(await payments.paymentIdOf(providerRef));
};

/** Reads the state of a payment from the provider, and what was taken back when the event may be about that. */
const readState = async (
  { payments }: Needs,
  paymentId: string,
  { providerRef }: ProviderEvent,
): Promise<PaymentOutcome | null> => {
  const outcome = await payments.outcomeOf(paymentId);
  if (providerRef === undefined || outcome?.state !== 'succeeded') return outcome;
  return { ...outcome, state: 'reversed', reversals: await payments.reversalsOf(outcome.providerRef) };
};

/**
 * Handles an event of the provider. Its content is not trusted: the current state is read from the provider,
 * so order and delay do not matter.
 * Event and effects commit together; when that fails, the provider sends the event again.
 */
const receivePaymentEvent = async (needs: Needs, event: ProviderEvent): Promise<void> => {
  const { database, payments, clock } = needs;
  const paymentId = await findPayment(needs, event);
  const outcome = paymentId === undefined ? null : await readState(needs, paymentId, event);
  const { methodRef } = event;
  const method = methodRef === undefined ? null : await readKnownMethod(needs, methodRef);
  await database.queries.transaction().execute(async (trx) => {
    const now = clock();
    if (!(await remember(trx, payments.name, { event, now }))) return;
    if (paymentId !== undefined && outcome) await settlePayment(trx, { paymentId, outcome, now });
    if (method) await updateCard(trx, { provider: payments.name, method });
  });
};

/** The largest events contain a dispute with its evidence, 150,000 letters at most; a larger body is rejected. */
const BODY_LIMIT_BYTES = 512 * 1024;

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
