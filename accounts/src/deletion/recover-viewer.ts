import type { Transaction } from 'kysely';

import type { Tables } from '../database/tables';
import { invalidFields, type Refusal } from '../errors/refusal';
import { openSession, type OpenedSession } from '../session/sessions';
import { spendToken } from '../token/one-time-tokens';

interface Recovery {
  token: string;
  deviceName: string | null;
  now: Date;
}

const recoveryInvalid = (): Refusal => invalidFields([{ field: 'recovery_token', code: 'RECOVERY_INVALID' }]);

/** Takes back the deletion that a token names, and signs in; refuses a token that is unknown, spent or too old. */
export const recoverViewer = async (
  trx: Transaction<Tables>,
  { token, deviceName, now }: Recovery,
): Promise<OpenedSession> => {
  const viewerId = await spendToken(trx, 'recover-account', token, now);
  if (viewerId === null) throw recoveryInvalid();
  const { numUpdatedRows } = await trx
    .updateTable('viewers')
    .set({ deleted_at: null, recover_until: null, deletion: null, delete_reason: null })
    .where('id', '=', viewerId)
    .where('recover_until', '>', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw recoveryInvalid();
  // One that opened while the account was being deleted must not come back to life with it.
  await trx.deleteFrom('sessions').where('viewer_id', '=', viewerId).execute();
  return openSession(trx, viewerId, deviceName, now);
};
