import { postOperation } from '../../../shared/graph/post-operation';
import type { Locale } from '@sahra/schemas/constants';
import { RecoveryOfferOperation } from './recovery-offer.query.generated';

/** What has a deleted account back, and whose it is. Held in memory only, and good in this browser alone. */
export interface RecoveryOffer {
  token: string;
  /** ISO 8601. */
  recoverUntil: string;
  name: string;
  /** All but its first character hidden before the @. */
  email: string;
}

/** The offer that a provider's sign-in has left in a cookie of this browser; null when there is none, or nobody could say. */
export const loadRecoveryOffer = async (locale: Locale): Promise<RecoveryOffer | null> => {
  try {
    return (await postOperation(RecoveryOfferOperation, {}, locale, null)).recoveryOffer;
  } catch {
    return null;
  }
};
