import type { Queries } from '../../platform/database/database';
import type { CodePurpose } from '../identity.tables';

/** Expires a viewer's codes for one purpose; they still count towards the daily limit. */
export const expireCodes = async (
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
