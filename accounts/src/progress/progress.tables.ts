import type { At } from '../database/column-types';
import type { ProgressState } from './progress-state-of';

interface WatchProgressTable {
  viewer_id: string;
  code: string;
  position_seconds: number;
  duration_seconds: number;
  /** Follows from position and duration by `progressStateOf`. */
  state: ProgressState;
  /** When it was watched, by the clock of the device: what was watched last wins. */
  watched_at: At;
}

export interface ProgressTables {
  watch_progress: WatchProgressTable;
}
