import type { Generated } from 'kysely';

import type { At } from '../../platform/database/column-types';
import type { CaptionsChoice } from './preferences.schema';

interface ViewerPreferencesTable {
  viewer_id: string;
  /** Slugs of channels, in the viewer's order. */
  categories: Generated<string[]>;
  autoplay: Generated<boolean>;
  /** Null: not chosen yet. */
  captions: CaptionsChoice | null;
  history_paused: Generated<boolean>;
  /** Nothing that was watched up to then is kept. */
  history_cleared_at: At | null;
}

/** A viewer without a row has chosen nothing. */
declare module '../../platform/database/tables' {
  interface Tables {
    viewer_preferences: ViewerPreferencesTable;
  }
}
