import type { Database } from '../rest/database';
import { instantSql, titlesSql } from './columns.sql';
import type { OnAirEntry, TwoTitles } from './desk-record';
import { pictureSql } from './picture.sql';
import { smallPicture, type StoredPicture } from './small-picture';

interface Row {
  document: string;
  titles: TwoTitles;
  channel: TwoTitles | null;
  picture: StoredPicture | null;
  starts_at: string;
  ends_at: string;
}

/** `$1`: now; `$2`: most programmes. */
const ON_AIR = `
  SELECT e.document, ${titlesSql('schedule_entry_texts', 'title', 'e.document', 'published')} AS titles,
    CASE WHEN c.id IS NOT NULL THEN ${titlesSql('channel_texts', 'name', 'c.document', 'published')} END AS channel,
    ${pictureSql('videos_poster', 'video_id', 'vl.video_id')} AS picture,
    ${instantSql('e.starts_at')} AS starts_at, ${instantSql('e.ends_at')} AS ends_at
  FROM content.schedule_entries e
  LEFT JOIN content.schedule_entries_channel cl ON cl.schedule_entry_id = e.id LEFT JOIN content.channels c ON c.id = cl.channel_id
  LEFT JOIN content.schedule_entries_video vl ON vl.schedule_entry_id = e.id
  WHERE e.ends_at > $1::timestamptz AT TIME ZONE 'UTC'
    AND EXISTS (SELECT FROM content.schedule_entry_texts w WHERE w.document = e.document AND NOT w.is_draft)
  ORDER BY e.starts_at, e.document LIMIT $2`;

/** Reads the programmes that run at `now`, then those that follow on any channel. */
export const readOnAir = async (database: Database, now: Date, limit: number): Promise<OnAirEntry[]> =>
  (await database.rows<Row>(ON_AIR, [now.toISOString(), limit])).map((row) => ({
    documentId: row.document,
    titles: row.titles,
    channel: row.channel,
    picture: smallPicture(row.picture),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
