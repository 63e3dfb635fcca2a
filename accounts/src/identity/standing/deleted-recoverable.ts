import { Refusal } from '../../platform/http/errors/refusal';
import type { RecoveryOffer } from './recovery-offer';

/** Converts a recovery offer to the fields of the API. */
export const recoveryDataOf = ({ token, recoverUntil, name, email }: RecoveryOffer) => ({
  recover_until: recoverUntil.toISOString(),
  recovery_token: token,
  name,
  email,
});

/**
 * Creates the Refusal that tells a viewer with the right e-mail and password how to recover the deleted account.
 */
export const deletedRecoverable = (offer: RecoveryOffer): Refusal =>
  new Refusal(423, 'DELETED_RECOVERABLE', { meta: recoveryDataOf(offer) });
