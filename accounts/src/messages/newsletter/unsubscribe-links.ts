import type { Transaction } from 'kysely';

import { hashOfToken, createRandomToken } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';

/**
 * Creates the path of a link that unsubscribes an address; only the hash of its token is stored. The link works as
 * long as the subscription is stored.
 */
export const createUnsubscribePath = async (
  trx: Transaction<Tables>,
  emailKey: string,
  now: Date,
): Promise<string> => {
  const token = createRandomToken();
  await trx
    .insertInto('newsletter_tokens')
    .values({ token_hash: hashOfToken(token), email_key: emailKey, created_at: now })
    .execute();
  return `/newsletter?unsubscribe=${token}`;
};

/** Returns the e-mail key that a link's token belongs to; undefined for an unknown token. */
export const emailKeyOfToken = async (trx: Transaction<Tables>, token: string): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('newsletter_tokens')
      .select('email_key')
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst()
  )?.email_key;
