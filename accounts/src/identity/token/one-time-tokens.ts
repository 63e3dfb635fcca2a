import type { ExpressionBuilder } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { TokenPurpose } from '../identity.tables';
import { hashOfToken, createRandomToken } from '../session/session-token';

interface NewToken {
  purpose: TokenPurpose;
  viewerId: string;
  /** Lifetime in seconds. */
  seconds: number;
  now: Date;
}

/** Creates a token of `viewerId` for one purpose; only its hash is stored. */
export const issueToken = async (
  queries: Queries,
  { purpose, viewerId, seconds, now }: NewToken,
): Promise<string> => {
  const token = createRandomToken();
  await queries
    .insertInto('one_time_tokens')
    .values({
      token_hash: hashOfToken(token),
      viewer_id: viewerId,
      purpose,
      expires_at: new Date(now.getTime() + seconds * 1000),
    })
    .execute();
  return token;
};

interface SentToken {
  purpose: TokenPurpose;
  token: string;
  now: Date;
}

/** A redeemed token has no row. */
const isValid =
  ({ purpose, token, now }: SentToken) =>
  (row: ExpressionBuilder<Tables, 'one_time_tokens'>) =>
    row.and([
      row('token_hash', '=', hashOfToken(token)),
      row('purpose', '=', purpose),
      row('expires_at', '>', now),
    ]);

/**
 * Returns the viewer id of a token without redeeming it; null when the token is unknown, redeemed, expired or of
 * another purpose.
 */
export const viewerOfToken = async (
  queries: Queries,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | null> => {
  const row = await queries
    .selectFrom('one_time_tokens')
    .select('viewer_id')
    .where(isValid({ purpose, token, now }))
    .executeTakeFirst();
  return row?.viewer_id ?? null;
};

/** Redeems a token; otherwise like `viewerOfToken`. Of two concurrent calls, one gets null. */
export const redeemToken = async (
  queries: Queries,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | null> => {
  const row = await queries
    .deleteFrom('one_time_tokens')
    .where(isValid({ purpose, token, now }))
    .returning('viewer_id')
    .executeTakeFirst();
  return row?.viewer_id ?? null;
};

/** Revokes all tokens of a viewer for one purpose. */
export const revokeTokens = async (
  queries: Queries,
  viewerId: string,
  purpose: TokenPurpose,
): Promise<void> => {
  await queries
    .deleteFrom('one_time_tokens')
    .where('viewer_id', '=', viewerId)
    .where('purpose', '=', purpose)
    .execute();
};
