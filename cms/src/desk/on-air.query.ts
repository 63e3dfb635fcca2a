import type { Database } from '../rest/database';
import type { OnAirEntry, TwoTitles } from './desk-record';
import { smallPicture, type StoredPicture } from './small-picture';

interface Row {
  document_id: string;
  titles: TwoTitles;
  channel: TwoTitles | null;
  picture: StoredPicture | null;
  starts_at: string;
  ends_at: string;
}

const titlesSql = (table: string, column: string, document: string): string => `(
  SELECT json_build_object('en', max(${column}) FILTER (WHERE locale = 'en'), 'ar', max(${column}) FILTER (WHERE locale = 'ar'))
  FROM ${table} WHERE document_id = ${document} AND published_at IS NOT NULL)`;
const instant = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `$1`: now; `$2`: most programmes. */
const ON_AIR = `
  SELECT e.document_id, ${titlesSql('schedule_entry_texts', 'title', 'e.document_id')} AS titles,
    CASE WHEN c.id IS NOT NULL THEN ${titlesSql('channel_texts', 'name', 'c.document_id')} END AS channel,
    (SELECT json_build_object('url', file.url, 'mime', file.mime, 'width', file.width, 'formats', file.formats)
      FROM files_related_mph link JOIN files file ON file.id = link.file_id
      WHERE link.related_id = vl.video_id AND link.related_type = 'api::video.video' AND link.field = 'poster'
      ORDER BY link."order" LIMIT 1) AS picture,
    ${instant('e.starts_at')} AS starts_at, ${instant('e.ends_at')} AS ends_at
  FROM schedule_entries e
  LEFT JOIN schedule_entries_channel_lnk cl ON cl.schedule_entry_id = e.id LEFT JOIN channels c ON c.id = cl.channel_id
  LEFT JOIN schedule_entries_video_lnk vl ON vl.schedule_entry_id = e.id
  WHERE e.ends_at > $1::timestamptz AT TIME ZONE 'UTC'
    AND EXISTS (SELECT FROM schedule_entry_texts w WHERE w.document_id = e.document_id AND w.published_at IS NOT NULL)
  ORDER BY e.starts_at, e.document_id LIMIT $2`;

/** Reads the programmes that run at `now`, then those that follow on any channel. */
export const readOnAir = async (database: Database, now: Date, limit: number): Promise<OnAirEntry[]> =>
  (await database.rows<Row>(ON_AIR, [now.toISOString(), limit])).map((row) => ({
    documentId: row.document_id,
    titles: row.titles,
    channel: row.channel,
    picture: smallPicture(row.picture),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
