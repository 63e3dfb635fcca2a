import type { Queries } from '../../platform/database/database';
import type { PreferencesChange } from './check-preferences';

/** Changes what is named in `change` and nothing else, so that two devices that change different choices both succeed. */
export const savePreferences = async (
  queries: Queries,
  viewerId: string,
  change: PreferencesChange,
): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  await queries
    .insertInto('viewer_preferences')
    .values({ viewer_id: viewerId, ...change })
    .onConflict((conflict) => conflict.column('viewer_id').doUpdateSet(change))
    .execute();
};
