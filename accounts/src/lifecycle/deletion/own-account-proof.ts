import { verifyPassword } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import type { DeletionInput } from './check-deletion';

/** How a viewer confirms an irreversible action: with the password, or without one with a mailed code. */
export type OwnAccountProof = 'password' | 'code';

/** Returns how the viewer must confirm, with the stored password hash. */
export const proofOf = async (
  queries: Queries,
  viewerId: string,
): Promise<{ proof: OwnAccountProof; passwordHash: string | null }> => {
  const viewer = await queries
    .selectFrom('viewers')
    .select('password_hash')
    .where('id', '=', viewerId)
    .executeTakeFirst();
  const passwordHash = viewer?.password_hash ?? null;
  return { proof: passwordHash === null ? 'code' : 'password', passwordHash };
};

/**
 * Returns the failure of a wrong password or a missing code. The code itself is verified later, because its
 * attempts are counted.
 */
export const proofFailures = async (
  passwordHash: string | null,
  { password, code }: Pick<DeletionInput, 'password' | 'code'>,
): Promise<FieldFailure[]> => {
  if (passwordHash === null) return code === '' ? [{ field: 'code', code: 'CODE_REQUIRED' }] : [];
  const matches = await verifyPassword(passwordHash, password);
  return matches ? [] : [{ field: 'password', code: 'DELETE_PASSWORD_WRONG' }];
};
