import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { ProgressReport } from './check-progress';
import { progressStateOf } from './progress-state-of';

const rowOf = (report: ProgressReport) => ({
  ...report,
  at: report.at.toISOString(),
  state: progressStateOf(report),
});

/** Sorts by code: concurrent merges then lock rows in the same order and cannot deadlock. */
const byCode = (one: ProgressReport, other: ProgressReport) => (one.code < other.code ? -1 : 1);

/**
 * Stores reports of different videos in one statement, unless a later report is stored already: an old report that
 * arrives late never wins. Stores nothing while the history is paused, and nothing watched before it was cleared.
 */
export const saveProgress = async (
  queries: Queries,
  viewerId: string,
  reports: readonly ProgressReport[],
): Promise<void> => {
  await sql`
    insert into watch_progress (viewer_id, code, position_seconds, duration_seconds, state, watched_at)
    select ${viewerId}::uuid, report.code, report.position, report.duration, report.state, report.at
    from jsonb_to_recordset(${JSON.stringify([...reports].sort(byCode).map(rowOf))}::jsonb)
      as report (code text, position integer, duration integer, state text, at timestamptz)
    where not exists (
      select from viewer_preferences
      where viewer_id = ${viewerId} and (history_paused or history_cleared_at >= report.at)
    )
    on conflict (viewer_id, code) do update set
      position_seconds = excluded.position_seconds, duration_seconds = excluded.duration_seconds,
      state = excluded.state, watched_at = excluded.watched_at
    where excluded.watched_at >= watch_progress.watched_at`.execute(queries);
};
