import type { Queries } from '../database/database';
import { endTokens, issueToken } from '../token/one-time-tokens';

const RECOVERY_TOKEN_SECONDS = 60 * 60;

/** What somebody gets who signs in to an account that they have deleted. */
export interface RecoveryOffer {
  /** Recovers the account once, within the hour. */
  token: string;
  recoverUntil: Date;
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
  return { token, recoverUntil };
};
