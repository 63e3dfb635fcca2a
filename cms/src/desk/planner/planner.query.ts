import type { Database } from '../../rest/database';
import { editorNameSql, instantSql, titlesSql } from '../columns.sql';
import type { TwoTitles } from '../desk-record';
import { pictureSql } from '../picture.sql';
import { smallPicture, type StoredPicture } from '../small-picture';
import type { PlannerChannel, PlannerEntry, PlannerVideo } from './planner';

type WithPicture<Shape> = Omit<Shape, 'picture'> & { picture: StoredPicture | null };

/** SQL: version of schedule entry `e`, as the desk sends it back. */
export const VERSION_SQL = instantSql('e.updated_at');

const ENTRY = `
  SELECT e.document AS "documentId", ${titlesSql('schedule_entry_texts', 'title', 'e.document', 'drafts')} AS titles,
    c.slug AS channel, v.code AS video, ${pictureSql('videos_poster', 'video_id', 'v.id')} AS picture,
    coalesce(e.live, false) AS live, ${instantSql('e.starts_at')} AS "startsAt", ${instantSql('e.ends_at')} AS "endsAt",
    ${VERSION_SQL} AS version,
    ${editorNameSql('by')} AS "changedBy"
  FROM content.schedule_entries e
  LEFT JOIN content.schedule_entries_channel cl ON cl.schedule_entry_id = e.id
  LEFT JOIN content.channels c ON c.id = cl.channel_id
  LEFT JOIN content.schedule_entries_video vl ON vl.schedule_entry_id = e.id
  LEFT JOIN content.videos v ON v.id = vl.video_id
  LEFT JOIN content.editors by ON by.id = e.updated_by`;

const IN_RANGE = (from: string, to: string): string =>
  `e.ends_at > ${from}::timestamptz AT TIME ZONE 'UTC' AND e.starts_at < ${to}::timestamptz AT TIME ZONE 'UTC'`;

const withSmallPicture = <Row extends { picture: StoredPicture | null }>(
  row: Row,
): Omit<Row, 'picture'> & { picture: string | null } => ({ ...row, picture: smallPicture(row.picture) });

/** Reads the programmes that are on between two instants, earliest first. */
export const readEntries = async (
  database: Database,
  { from, to }: { from: string; to: string },
): Promise<PlannerEntry[]> =>
  (
    await database.rows<WithPicture<PlannerEntry>>(
      `${ENTRY} WHERE ${IN_RANGE('$1', '$2')} ORDER BY e.starts_at, e.document`,
      [from, to],
    )
  ).map(withSmallPicture);

/** Reads programmes by their document ids. */
export const readEntriesById = async (database: Database, ids: readonly string[]): Promise<PlannerEntry[]> =>
  (await database.rows<WithPicture<PlannerEntry>>(`${ENTRY} WHERE e.document = ANY($1::text[])`, [ids])).map(
    withSmallPicture,
  );

/** Reads all channels in their order on the site. */
export const readChannels = async (database: Database): Promise<PlannerChannel[]> =>
  (
    await database.rows<WithPicture<PlannerChannel>>(
      `SELECT c.slug, ${titlesSql('channel_texts', 'name', 'c.document', 'drafts')} AS titles, c.light,
        ${pictureSql('channels_picture', 'channel_id', 'c.id')} AS picture
      FROM content.channels c ORDER BY c.position, c.slug`,
      [],
    )
  ).map(withSmallPicture);

/** SQL: shorts are no programmes. */
const LIVE_VIDEO = `v.recorded AND v.kind <> 'short' AND NOT coalesce(v.live, false) AND v.duration_seconds IS NOT NULL
  AND (SELECT count(*) FROM content.video_texts w WHERE w.document = v.document AND NOT w.is_draft) = 2`;

/** SQL: what is cut from something longer comes after it. */
const PROGRAMMES_FIRST = "v.kind NOT IN ('episode', 'match')";

/** Reads the newest recorded videos of each channel that are not shown between two instants, programmes first. */
export const readVideos = async (
  database: Database,
  { from, to }: { from: string; to: string },
  each: number,
): Promise<PlannerVideo[]> =>
  (
    await database.rows<WithPicture<PlannerVideo>>(
      `SELECT v.code, v.slug AS channel, ${titlesSql('video_texts', 'title', 'v.document', 'published')} AS titles,
        ${pictureSql('videos_poster', 'video_id', 'v.id')} AS picture, v.duration_seconds AS seconds
      FROM (
        SELECT v.id, v.code, v.document, v.kind, v.duration_seconds, c.slug,
          row_number() OVER (PARTITION BY c.id ORDER BY ${PROGRAMMES_FIRST}, v.released_at DESC NULLS LAST, v.code) AS place
        FROM content.videos v
        LEFT JOIN content.videos_channel cl ON cl.video_id = v.id LEFT JOIN content.channels c ON c.id = cl.channel_id
        WHERE ${LIVE_VIDEO} AND NOT EXISTS (
          SELECT FROM content.schedule_entries_video shown
          JOIN content.schedule_entries e ON e.id = shown.schedule_entry_id
          WHERE shown.video_id = v.id AND ${IN_RANGE('$1', '$2')})
      ) v WHERE v.place <= $3 ORDER BY ${PROGRAMMES_FIRST}, v.place, v.slug`,
      [from, to, each],
    )
  ).map(withSmallPicture);

/** What a new programme takes from its video. */
interface VideoSource {
  code: string;
  document: string;
  titles: TwoTitles;
}

/** Reads the published titles of videos by their codes. */
export const readVideoSources = (database: Database, codes: readonly string[]): Promise<VideoSource[]> =>
  database.rows<VideoSource>(
    `SELECT v.code, v.document, ${titlesSql('video_texts', 'title', 'v.document', 'published')} AS titles
    FROM content.videos v WHERE v.code = ANY($1::text[])`,
    [codes],
  );

/** Reads the document ids of channels by their slugs. */
export const readChannelIds = async (
  database: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await database.rows<{ slug: string; document: string }>(
        'SELECT slug, document FROM content.channels WHERE slug = ANY($1::text[])',
        [slugs],
      )
    ).map(({ slug, document }) => [slug, document]),
  );
