import { sql } from 'kysely';

import type { Database } from '../../platform/database/database';
import { VIEWS_OF_ADDRESS_MAX } from './view.limits';
import { enqueueVideoCounts } from '../../platform/video/enqueue-video-counts';

interface View {
  code: string;
  day: string;
  watcher: Buffer;
  address: Buffer;
}

/** Counts a view unless this watcher was counted today; answers whether it was one more. Mark and count commit together. */
export const countView = (
  { queries }: Database,
  { code, day, watcher, address }: View,
  now: Date,
): Promise<boolean> =>
  queries.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      insert into view_marks (day, code, watcher, address)
      select ${day}::date, ${code}::text, ${watcher}::bytea, ${address}::bytea
      where (
        select count(*) from view_marks where day = ${day}::date and code = ${code} and address = ${address}
      ) < ${VIEWS_OF_ADDRESS_MAX}
      on conflict do nothing`.execute(trx);
    if (numAffectedRows !== 1n) return false;
    await enqueueVideoCounts(trx, now);
    // Last, since every other view of the video waits for this row, and always after the job, as for comments: so nobody waits in a circle.
    await trx
      .insertInto('video_counts')
      .values({ code, views: '1' })
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet({ views: sql<string>`video_counts.views + 1` }),
      )
      .execute();
    return true;
  });
