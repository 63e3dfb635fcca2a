import type { Queries } from '../../platform/database/database';
import type { TokenPurpose } from '../identity.tables';
import { hashOfToken, newSessionToken } from '../session/session-token';

interface NewToken {
  purpose: TokenPurpose;
  viewerId: string;
  /** How long it is good for. */
  seconds: number;
  now: Date;
}

/** Makes a token that names `viewerId` for one purpose; only its hash is stored. */
export const issueToken = async (
  queries: Queries,
  { purpose, viewerId, seconds, now }: NewToken,
): Promise<string> => {
  const token = newSessionToken();
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

/** Id of the viewer whom a token names; null for one that is unknown, spent, too old or of another purpose. Nothing is spent. */
export const viewerOfToken = async (
  queries: Queries,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | null> => {
  const row = await queries
    .selectFrom('one_time_tokens')
    .select('viewer_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.viewer_id ?? null;
};

/** `viewerOfToken`, and the token is good for nothing afterwards: of two who spend it at once, one gets null. */
export const spendToken = async (
  queries: Queries,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | null> => {
  const row = await queries
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('viewer_id')
    .executeTakeFirst();
  return row?.viewer_id ?? null;
};

/** Makes every token of a purpose good for nothing. */
export const endTokens = async (queries: Queries, viewerId: string, purpose: TokenPurpose): Promise<void> => {
  await queries
    .deleteFrom('one_time_tokens')
    .where('viewer_id', '=', viewerId)
    .where('purpose', '=', purpose)
    .execute();
};
