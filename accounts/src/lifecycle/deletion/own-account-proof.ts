import { verifyPassword } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import type { DeletionInput } from './check-deletion';

/** How a viewer confirms what cannot be undone: by the password, or without one by a code from a mail. */
export type OwnAccountProof = 'password' | 'code';

/** What a viewer has to confirm with. */
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

/** What is wrong with the password, or missing where a code is asked for; whether the code is right is tried later, since tries are counted. */
export const proofFailures = async (
  passwordHash: string | null,
  { password, code }: Pick<DeletionInput, 'password' | 'code'>,
): Promise<FieldFailure[]> => {
  if (passwordHash === null) return code === '' ? [{ field: 'code', code: 'CODE_REQUIRED' }] : [];
  const matches = await verifyPassword(passwordHash, password);
  return matches ? [] : [{ field: 'password', code: 'DELETE_PASSWORD_WRONG' }];
};
