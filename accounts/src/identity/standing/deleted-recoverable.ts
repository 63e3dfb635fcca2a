import { Refusal } from '../../platform/http/errors/refusal';
import type { RecoveryOffer } from './recovery-offer';

/** A recovery's offer as the API tells it. */
export const recoveryDataOf = ({ token, recoverUntil, name, email }: RecoveryOffer) => ({
  recover_until: recoverUntil.toISOString(),
  recovery_token: token,
  name,
  email,
});

/** Who signs in with e-mail and password to an account that they deleted is told how to have it back. */
export const deletedRecoverable = (offer: RecoveryOffer): Refusal =>
  new Refusal(423, 'DELETED_RECOVERABLE', { meta: recoveryDataOf(offer) });
