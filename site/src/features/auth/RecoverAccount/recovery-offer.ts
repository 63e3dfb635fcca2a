/** What has a deleted account back. Held in memory only: the token is as good as a password. */
export interface RecoveryOffer {
  token: string;
  /** ISO 8601. */
  recoverUntil: string;
}

/** The offer in the fragment of the address that a provider's sign-in ends at; null when there is none. */
export const offerOfFragment = (hash: string): RecoveryOffer | null => {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fragment.get('recovery_token');
  const recoverUntil = fragment.get('recover_until');
  return token && recoverUntil && !Number.isNaN(Date.parse(recoverUntil)) ? { token, recoverUntil } : null;
};
