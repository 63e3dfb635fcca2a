import { createHash } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { KeptMethod } from '../payment/payment-provider';

interface Card {
  provider: string;
  fingerprint: KeptMethod['fingerprint'];
  now: Date;
}

/** The identities of providers are long and random, so that a hash without a key cannot be guessed. */
const hashOf = ({ provider, fingerprint }: Card): Buffer =>
  createHash('sha256').update(`${provider} ${fingerprint}`).digest();

/**
 * Remembers that a card has begun or paid for a subscription.
 * @returns whether it is the first time, so that a trial may begin with it; of two at the same moment, one is. A card
 * without an identity always is.
 */
export const claimTrialCard = async (trx: Transaction<Tables>, card: Card): Promise<boolean> => {
  if (card.fingerprint === null) return true;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('trial_cards')
    .values({ card_hash: hashOf(card), used_at: card.now })
    .onConflict((conflict) => conflict.column('card_hash').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};
