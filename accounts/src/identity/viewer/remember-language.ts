import type { Locale } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';

/** Has the viewer written to in the language in which they just signed in or ordered something. */
export const rememberLanguage = async (queries: Queries, viewerId: string, locale: Locale): Promise<void> => {
  await queries
    .updateTable('viewers')
    .set({ locale })
    .where('id', '=', viewerId)
    .where('locale', '<>', locale)
    .execute();
};
