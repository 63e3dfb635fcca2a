import type { RecoveryOffer } from '../deletion/recovery-offer';
import { LOGIN_PATH } from './auth.paths';

/**
 * Where a browser ends that comes back from a provider to a deleted account. What recovers it stands in the fragment, which
 * browsers send to no server: it is in no log and no `Referer`.
 */
export const recoveryPage = (origin: string, { token, recoverUntil }: RecoveryOffer): string => {
  const offer = new URLSearchParams({ recovery_token: token, recover_until: recoverUntil.toISOString() });
  return `${origin}${LOGIN_PATH}?error=DELETED_RECOVERABLE#${offer.toString()}`;
};
