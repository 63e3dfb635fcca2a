import type { Generated } from 'kysely';

import type { At } from '../../platform/database/column-types';
import type { CaptionsChoice } from './preferences.schema';

interface ViewerPreferencesTable {
  viewer_id: string;
  /** Slugs of channels, in the viewer's order. */
  categories: Generated<string[]>;
  /** Slugs of shows that the viewer follows, the last one last. */
  shows: Generated<string[]>;
  autoplay: Generated<boolean>;
  /** Null until the viewer chooses. */
  captions: CaptionsChoice | null;
  history_paused: Generated<boolean>;
  /** Progress of videos watched up to this time is not stored. */
  history_cleared_at: At | null;
}

/** A viewer without a row has the default preferences. */
declare module '../../platform/database/tables' {
  interface Tables {
    viewer_preferences: ViewerPreferencesTable;
  }
}
