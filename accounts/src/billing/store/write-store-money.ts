import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { appendEntry } from '../ledger/append-entry';
import { ledgerAccountOf } from '../ledger/ledger-account-of';
import type { StoreNotification } from './store-notification';

const KINDS = { subscribed: 'store', renewed: 'store', refunded: 'store_refund' } as const;

const kindOf = (news: StoreNotification['news']) =>
  news === 'subscribed' || news === 'renewed' || news === 'refunded' ? KINDS[news] : undefined;

/** Writes down what the store took or gave back, once per transaction of the store. It took the money, so there is no payment of ours. */
export const writeStoreMoney = async (
  trx: Transaction<Tables>,
  notification: StoreNotification,
  { viewerId, subscriptionId, now }: { viewerId: string; subscriptionId: string; now: Date },
): Promise<void> => {
  const { store, transactionId, amountMinor, currency, productId, startsAt, endsAt, news } = notification;
  const kind = kindOf(news);
  if (!kind) return;
  const written = await trx
    .selectFrom('ledger')
    .select('number')
    .where('provider', '=', store)
    .where('provider_ref', '=', transactionId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (written) return;
  await appendEntry(trx, {
    ...{ account: await ledgerAccountOf(trx, viewerId), at: now, kind },
    amount_minor: kind === 'store' ? amountMinor : -amountMinor,
    ...{ currency, payment_id: null, subscription_id: subscriptionId, plan_id: productId },
    ...{ period_starts_at: startsAt, period_ends_at: endsAt, provider: store, provider_ref: transactionId },
  });
};
