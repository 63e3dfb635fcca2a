import { Refusal } from '../errors/refusal';
import type { RecoveryOffer } from './recovery-offer';

/** Who signs in with e-mail and password to an account that they deleted is told how to have it back. */
export const deletedRecoverable = ({ token, recoverUntil }: RecoveryOffer): Refusal =>
  new Refusal(423, 'DELETED_RECOVERABLE', {
    meta: { recover_until: recoverUntil.toISOString(), recovery_token: token },
  });
