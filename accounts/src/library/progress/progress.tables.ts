import type { At } from '../../platform/database/column-types';
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

declare module '../../platform/database/tables' {
  interface Tables {
    watch_progress: WatchProgressTable;
  }
}
