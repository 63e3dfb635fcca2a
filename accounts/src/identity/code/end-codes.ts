import type { Queries } from '../../platform/database/database';
import type { CodePurpose } from '../identity.tables';

/** Makes the codes of a purpose count no longer; they still count against the codes of the day. */
export const endCodes = async (
  queries: Queries,
  viewerId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<void> => {
  await queries
    .updateTable('mailed_codes')
    .set({ expires_at: now })
    .where('viewer_id', '=', viewerId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .execute();
};
