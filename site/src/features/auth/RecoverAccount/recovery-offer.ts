import { postOperation } from '../../../shared/graph/post-operation';
import type { Locale } from '@sahra/schemas/constants';
import { RecoveryOfferOperation } from './recovery-offer.query.generated';

/**
 * Token that recovers a soft-deleted account, and the owner of the account. It is kept in memory only and is
 * valid in this browser only.
 */
export interface RecoveryOffer {
  token: string;
  /** ISO 8601 date until which the account can be recovered. */
  recoveryEndsAt: string;
  name: string;
  /** Masked: only the first character before the @ is visible. */
  email: string;
}

/**
 * Loads the recovery offer that belongs to a cookie of this browser, set by a provider sign-in. Returns null
 * when there is none or the request fails.
 */
export const loadRecoveryOffer = async (locale: Locale): Promise<RecoveryOffer | null> => {
  try {
    return (await postOperation(RecoveryOfferOperation, {}, locale, null)).recoveryOffer;
  } catch {
    return null;
  }
};
