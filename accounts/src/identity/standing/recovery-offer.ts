import type { Queries } from '../../platform/database/database';
import { revokeTokens, issueToken, viewerOfToken } from '../token/one-time-tokens';
import { maskedEmail } from './masked-email';

const RECOVERY_TOKEN_SECONDS = 60 * 60;

/** Recovery offer for a viewer who signs in to a deleted account. */
export interface RecoveryOffer {
  /** Token that recovers the account once, within one hour. */
  token: string;
  recoverUntil: Date;
  /** Name on the account, shown before the viewer confirms. */
  name: string;
  /** Masked e-mail address that its owner recognizes. */
  email: string;
}

/** Offers the recovery of an account to a caller who has just proven to be its viewer; revokes earlier offers. */
export const offerRecovery = async (
  queries: Queries,
  viewerId: string,
  recoverUntil: Date,
  now: Date,
): Promise<RecoveryOffer> => {
  await revokeTokens(queries, viewerId, 'recover-account');
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

/** Reads the offer of a valid token without redeeming it; null for any other token. */
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
