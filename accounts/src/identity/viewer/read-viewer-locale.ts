import type { Locale } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';

/** Reads the locale of a viewer, for what is mailed to one whose request names none. */
export const readViewerLocale = async (queries: Queries, viewerId: string): Promise<Locale> => {
  const { locale } = await queries
    .selectFrom('viewers')
    .select('locale')
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  return locale;
};
