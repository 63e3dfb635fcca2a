import type { Queries } from '../../platform/database/database';

/** Counts of videos in the order asked, zeros for those nobody has seen. */
export const readVideoCounts = async (queries: Queries, codes: readonly string[]) => {
  if (codes.length === 0) return [];
  const rows = await queries
    .selectFrom('video_counts')
    .select(['code', 'views', 'comments'])
    .where('code', 'in', codes)
    .execute();
  const known = new Map(rows.map((row) => [row.code, row]));
  return codes.map((code) => ({
    code,
    views: Number(known.get(code)?.views ?? 0),
    comments: Number(known.get(code)?.comments ?? 0),
  }));
};
