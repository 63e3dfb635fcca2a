import type { At } from '../../platform/database/column-types';
import type { ProgressState } from './progress-state-of';

interface WatchProgressTable {
  viewer_id: string;
  code: string;
  position_seconds: number;
  duration_seconds: number;
  /** Computed from position and duration by `progressStateOf`. */
  state: ProgressState;
  /** Time of watching, by the clock of the device; the latest time wins. */
  watched_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    watch_progress: WatchProgressTable;
  }
}
