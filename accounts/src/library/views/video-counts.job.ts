import { sql } from 'kysely';

import { appendChange } from '../../platform/change-feed/append-change';
import type { JobHandler } from '../../platform/jobs/job-handler';
import { addDays } from '../../platform/time/add-days';
import { dayOf } from './watcher';

/**
 * Appends a change for each video whose views grew by one percent since the last announcement or whose comment
 * count changed. The first hundred views are announced one by one, later views less and less often. A video with a
 * million views thus adds some thousand rows to the change feed, not a million.
 */
export const videoCountsJob: JobHandler<'video-counts'> =
  (_job, { clock }) =>
  async (trx) => {
    const { rows } = await sql<{ code: string }>`
      update video_counts set announced_views = views, announced_comments = comments
      where (views > announced_views and views * 100 >= announced_views * 101) or comments <> announced_comments
      returning code`.execute(trx);
    await trx
      .deleteFrom('view_marks')
      .where('day', '<', dayOf(addDays(clock(), -1)))
      .execute();
    for (const { code } of rows)
      await appendChange(trx, { type: 'video-counts', document: code, locale: null });
  };
