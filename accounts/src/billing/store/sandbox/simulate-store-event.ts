import { randomUUID } from 'node:crypto';

import type { Kysely, Selectable, Transaction } from 'kysely';

import type { Tables } from '../../../platform/database/tables';
import { enqueueJob } from '../../../platform/jobs/enqueue-job';
import { addPeriods } from '../../subscription/subscription-period';
import type { Store, StoreEventType } from '../store-notification';

type Purchase = Selectable<Tables['sandbox_purchases']>;

export interface StoreAct {
  store: Store;
  viewerId: string;
  planId: string;
  news: StoreEventType;
  now: Date;
}

const transaction = (store: Store): string => `sandbox_${store}_${randomUUID()}`;

const lastPurchase = (trx: Transaction<Tables>, { store, viewerId }: StoreAct) =>
  trx
    .selectFrom('sandbox_purchases')
    .selectAll()
    .where('store', '=', store)
    .where('viewer_id', '=', viewerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

const buy = async (
  trx: Transaction<Tables>,
  { store, viewerId, planId, now }: StoreAct,
): Promise<Purchase> => {
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', planId).executeTakeFirstOrThrow();
  return trx
    .insertInto('sandbox_purchases')
    .values({
      ...{ ref: transaction(store), store, viewer_id: viewerId, product_id: planId, created_at: now },
      ...{ starts_at: now, ends_at: addPeriods(now, plan.period, 1), transaction_id: transaction(store) },
      ...{ amount_minor: plan.price_minor, currency: plan.currency },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const renew = async (
  trx: Transaction<Tables>,
  { ref, store, product_id, ends_at }: Purchase,
): Promise<Purchase> => {
  const { period } = await trx
    .selectFrom('plans')
    .select('period')
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow();
  return trx
    .updateTable('sandbox_purchases')
    .set({ starts_at: ends_at, ends_at: addPeriods(ends_at, period, 1), transaction_id: transaction(store) })
    .where('ref', '=', ref)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * Simulates an event at a store of the sandbox and enqueues its notification. Returns false when there is no
 * purchase to change.
 */
export const simulateStoreEvent = (queries: Kysely<Tables>, act: StoreAct): Promise<boolean> =>
  queries.transaction().execute(async (trx) => {
    const { store, news, now } = act;
    const before = news === 'subscribed' ? await buy(trx, act) : await lastPurchase(trx, act);
    if (!before) return false;
    const purchase = news === 'renewed' ? await renew(trx, before) : before;
    const id = randomUUID();
    await enqueueJob(trx, {
      kind: 'store-push',
      key: id,
      payload: {
        ...{ store, id, at: now.toISOString(), news, ref: purchase.ref },
        purchase: {
          productId: purchase.product_id,
          accountToken: purchase.viewer_id,
          startsAt: purchase.starts_at.toISOString(),
          endsAt: purchase.ends_at.toISOString(),
          transactionId: purchase.transaction_id,
          amountMinor: purchase.amount_minor,
          currency: purchase.currency,
        },
      },
      runAt: now,
    });
    return true;
  });
