import { codeKeyOf } from '@sahra/schemas/code-key-of';

import type { FieldFailure } from '../../platform/http/errors/refusal';
import { textOf } from '../../platform/text/text-of';

/** Request to delete an account; the failures returned with it list the rules it breaks. */
export interface DeletionInput {
  password: string;
  /** Normalised by `codeKeyOf`. */
  code: string;
  reason: string;
}

/** Format of a key of the cms; this service does not know which keys exist. */
const REASON_KEY = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Reads the body of POST /api/delete_account; the password or code is verified separately. */
export const checkDeletion = (
  body: Readonly<Record<string, unknown>>,
): { input: DeletionInput; failures: FieldFailure[] } => {
  const reason = textOf(body['reason_id']).trim();
  return {
    input: { password: textOf(body['password']), code: codeKeyOf(body['code']), reason },
    failures: REASON_KEY.test(reason) ? [] : [{ field: 'reason_id', code: 'REASON_REQUIRED' }],
  };
};
