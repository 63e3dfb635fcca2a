import type { Queries } from '../../platform/database/database';
import { endTokens, issueToken, viewerOfToken } from '../token/one-time-tokens';
import { maskedEmail } from './masked-email';

const RECOVERY_TOKEN_SECONDS = 60 * 60;

/** What somebody gets who signs in to an account that they have deleted. */
export interface RecoveryOffer {
  /** Recovers the account once, within the hour. */
  token: string;
  recoverUntil: Date;
  /** Whose account it is: shown before anything is confirmed. */
  name: string;
  /** Enough of the mail address to know it again. */
  email: string;
}

/** Offers the recovery of an account to whoever has just proven to be its viewer; offers made before end. */
export const offerRecovery = async (
  queries: Queries,
  viewerId: string,
  recoverUntil: Date,
  now: Date,
): Promise<RecoveryOffer> => {
  await endTokens(queries, viewerId, 'recover-account');
  const left = Math.floor((recoverUntil.getTime() - now.getTime()) / 1000);
  const seconds = Math.min(RECOVERY_TOKEN_SECONDS, left);
  const token = await issueToken(queries, { purpose: 'recover-account', viewerId, seconds, now });
  const { name, email } = await queries
    .selectFrom('viewers')
    .select(['name', 'email'])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  return { token, recoverUntil, name, email: maskedEmail(email) };
};

/** The offer of a token that is still good; null for any other. Nothing is spent. */
export const readRecoveryOffer = async (
  queries: Queries,
  token: string,
  now: Date,
): Promise<RecoveryOffer | null> => {
  const viewerId = await viewerOfToken(queries, 'recover-account', token, now);
  if (viewerId === null) return null;
  const deleted = await queries
    .selectFrom('viewers')
    .select(['name', 'email', 'recover_until'])
    .where('id', '=', viewerId)
    .where('recover_until', '>', now)
    .executeTakeFirst();
  if (!deleted?.recover_until) return null;
  const { name, email, recover_until } = deleted;
  return { token, recoverUntil: recover_until, name, email: maskedEmail(email) };
};
