import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Dependencies } from '../../platform/dependencies';
import type { KeptMethod } from '../payment/payment-provider';

/** Reads a stored payment method from the provider, when a subscription is or was paid by it; null otherwise. */
export const readKnownMethod = async (
  { database, payments }: Pick<Dependencies, 'database' | 'payments'>,
  methodRef: string,
): Promise<KeptMethod | null> => {
  const known = await database.queries
    .selectFrom('subscriptions')
    .select('id')
    .where('method_ref', '=', methodRef)
    .where('provider', '=', payments.name)
    .executeTakeFirst();
  return known ? payments.readMethod(methodRef) : null;
};

/** Stores the card of a payment method as it is now: banks renew cards, and the provider takes over their new data. */
export const updateCard = async (
  trx: Transaction<Tables>,
  { provider, method: { ref, brand, last4, expires } }: { provider: string; method: KeptMethod },
): Promise<void> => {
  await trx
    .updateTable('subscriptions')
    .set({ card_brand: brand, card_last4: last4, card_expires: expires })
    .where('method_ref', '=', ref)
    .where('provider', '=', provider)
    .execute();
};
