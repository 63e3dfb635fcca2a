import type { FieldFailure } from '../../platform/http/errors/refusal';
import { textOf } from '../../platform/text/text-of';

/** A request to delete an account; whether it keeps the rules is told by the failures beside it. */
export interface DeletionInput {
  password: string;
  /** As it was typed. */
  code: string;
  reason: string;
}

/** Keys of the cms: which of them exist is not known here. */
const REASON_KEY = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Reads a body of POST /api/delete_account; the password or code is proven apart. */
export const checkDeletion = (
  body: Readonly<Record<string, unknown>>,
): { input: DeletionInput; failures: FieldFailure[] } => {
  const reason = textOf(body['reason_id']).trim();
  return {
    input: { password: textOf(body['password']), code: textOf(body['code']).trim(), reason },
    failures: REASON_KEY.test(reason) ? [] : [{ field: 'reason_id', code: 'REASON_REQUIRED' }],
  };
};
