import { sql } from 'kysely';
import type { Static } from 'typebox';

import type { Queries } from '../../platform/database/database';
import { MOMENTS_MAX } from './comment.limits';
import type { CommentMomentSchema } from './comment-moment.schema';

type CommentMoment = Static<typeof CommentMomentSchema>;

/** Reads the seconds of videos that visible comments and replies speak about, in the order of each video. */
export const readCommentMoments = async (
  queries: Queries,
  codes: readonly string[],
): Promise<CommentMoment[]> => {
  if (codes.length === 0) return [];
  const counted = queries
    .selectFrom('comments')
    .leftJoin('comments as roots', 'roots.id', 'comments.parent_id')
    .where('comments.code', 'in', codes)
    .where('comments.status', '=', 'published')
    .where((eb) => eb.or([eb('comments.parent_id', 'is', null), eb('roots.status', '=', 'published')]))
    .where('comments.at_seconds', 'is not', null)
    .groupBy(['comments.code', 'comments.at_seconds'])
    .select(['comments.code', 'comments.at_seconds'])
    .select([
      sql<number>`count(*)::integer`.as('spoken'),
      sql<number>`row_number() over (partition by comments.code order by count(*) desc, comments.at_seconds)::integer`.as(
        'place',
      ),
    ]);
  const rows = await queries
    .selectFrom(counted.as('counted'))
    .selectAll()
    .where('place', '<=', MOMENTS_MAX)
    .orderBy('code')
    .orderBy('at_seconds')
    .execute();
  return rows.map(({ code, at_seconds, spoken }) => ({ code, at: at_seconds ?? 0, comments: spoken }));
};
