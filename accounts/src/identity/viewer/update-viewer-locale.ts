import type { Locale } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';

/** Stores the locale of the viewer's last sign-in or order, in which later mails are written. */
export const updateViewerLocale = async (
  queries: Queries,
  viewerId: string,
  locale: Locale,
): Promise<void> => {
  await queries
    .updateTable('viewers')
    .set({ locale })
    .where('id', '=', viewerId)
    .where('locale', '<>', locale)
    .execute();
};
