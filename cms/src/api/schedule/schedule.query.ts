import type { Locale } from '@sahra/schemas/constants';

import { decodeCursor, isInstant } from '../../rest/cursor';
import type { ReadContext } from '../../rest/define-route';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import {
  hasWordsSql,
  joinPictureSql,
  joinWordsSql,
  updatedAtSql,
  VERSION_COLUMNS,
  wordsParameters,
} from '../../rest/join-words.sql';
import type { ScheduleEntry } from './schedule-entry.schema';

export interface ScheduleRow {
  id: string;
  title: string;
  locale: Locale;
  updated_at: string;
  starts_at: Date;
  ends_at: Date;
  live: boolean;
  channel_slug: string | null;
  video_code: string | null;
  picture: PictureFile | null;
  picture_alt: string | null;
}

/** Filter and time range of the schedule. */
export interface ScheduleWindow {
  from: string;
  to: string;
  /** Slug of a channel. */
  category?: string;
}

/** A channel or video counts only when its words are readable, so that a response links to no missing page. */
const SELECT = `
  SELECT e.document AS id, e.starts_at, e.ends_at, e.live, t.title, t.locale,
    CASE WHEN ct.locale IS NOT NULL THEN c.slug END AS channel_slug,
    CASE WHEN vt.locale IS NOT NULL THEN v.code END AS video_code,
    poster.file AS picture, vt.poster_alt AS picture_alt, ${updatedAtSql('e', 't')} AS updated_at
  FROM content.schedule_entries e
  JOIN ${joinWordsSql('schedule_entry_texts', 'e', 't', ['title', ...VERSION_COLUMNS])}
  LEFT JOIN content.schedule_entries_channel cl ON cl.schedule_entry_id = e.id
  LEFT JOIN content.channels c ON c.id = cl.channel_id
  LEFT JOIN ${joinWordsSql('channel_texts', 'c', 'ct', ['name'])}
  LEFT JOIN content.schedule_entries_video vl ON vl.schedule_entry_id = e.id
  LEFT JOIN content.videos v ON v.id = vl.video_id
  LEFT JOIN ${joinWordsSql('video_texts', 'v', 'vt', ['poster_alt'])}
  ${joinPictureSql('videos_poster', 'video_id', 'v', 'poster')}`;

export const scheduleEntryFromRow = (row: ScheduleRow): ScheduleEntry => ({
  id: row.id,
  title: row.title,
  locale: row.locale,
  updated_at: row.updated_at,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  live: row.live,
  channel_slug: row.channel_slug,
  video_code: row.video_code,
  picture: pictureFromFile(row.picture, row.picture_alt),
});

/** Reads the entries with these ids, in no particular order. */
export const scheduleEntriesById = (reading: ReadContext, ids: readonly string[]): Promise<ScheduleRow[]> =>
  reading.database.rows(`${SELECT} WHERE e.document = ANY($3::text[])`, [...wordsParameters(reading), ids]);

/** SQL: whether entry `e` is on in the window between `$3` and `$4`. */
const IN_WINDOW = `e.ends_at > $3::timestamptz AT TIME ZONE 'UTC' AND e.starts_at < $4::timestamptz AT TIME ZONE 'UTC'`;

/** Reads the first `each` entries of every channel in a window in one statement, each channel's earliest first. */
export const scheduleOfEach = (
  reading: ReadContext,
  { from, to }: ScheduleWindow,
  channels: readonly string[],
  each: number,
): Promise<ScheduleRow[]> =>
  reading.database.rows(
    `${SELECT}
     JOIN (
       SELECT e.id, c.slug AS owner, row_number() OVER (PARTITION BY c.id ORDER BY e.starts_at, e.document) AS place
       FROM content.channels c
       JOIN content.schedule_entries_channel cl ON cl.channel_id = c.id
       JOIN content.schedule_entries e ON e.id = cl.schedule_entry_id
       WHERE c.slug = ANY($5::text[]) AND ${IN_WINDOW} AND ${hasWordsSql('schedule_entry_texts', 'e')}
     ) owned ON owned.id = e.id AND owned.place <= $6
     ORDER BY owned.owner, owned.place`,
    [...wordsParameters(reading), from, to, channels, each],
  );

/** Reads a page of the schedule in a window, earliest first, with one row more than `limit` when more follow. */
export const schedulePage = (
  reading: ReadContext,
  { from, to, category }: ScheduleWindow,
  limit: number,
  cursor: string | undefined,
): Promise<ScheduleRow[]> => {
  const values: unknown[] = [...wordsParameters(reading), from, to, limit + 1, category ?? null];
  const after = cursor === undefined ? null : decodeCursor(cursor, isInstant);
  const follows = after
    ? `AND (e.starts_at, e.document) > ($${values.push(after[0])}::timestamp, $${values.push(after[1])}::text)`
    : '';
  return reading.database.rows(
    `${SELECT}
     WHERE ${IN_WINDOW}
       AND ($6::text IS NULL OR c.slug = $6) ${follows}
     ORDER BY e.starts_at, e.document LIMIT $5`,
    values,
  );
};
