import type { Queries } from '../../platform/database/database';

/** What everybody has who never chose. */
const FIRST = { categories: [], autoplay: true, captions: null, history_paused: false };

/** What the viewer has chosen. */
export const readPreferences = async (queries: Queries, viewerId: string) =>
  (await queries
    .selectFrom('viewer_preferences')
    .select(['categories', 'autoplay', 'captions', 'history_paused'])
    .where('viewer_id', '=', viewerId)
    .executeTakeFirst()) ?? FIRST;
