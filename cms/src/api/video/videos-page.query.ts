import { decodeCursor, isInstant, isInteger, type CursorKey } from '../../rest/cursor';
import type { ReadContext } from '../../rest/define-route';
import { wordsParameters } from '../../rest/join-words.sql';
import { EPISODE_PLACE } from './episode-place';
import { CONDITION_OF_TYPE, type VideoType } from './video-type';
import { RELEASED_AT, SELECT_VIDEOS, type VideoRow } from './video.query';
import type { VideoKind } from './video.schema';

export interface VideoFilter {
  type?: VideoType;
  kind?: VideoKind;
  /** Slug of a channel. */
  category?: string;
  show?: string;
  season?: number;
  sport?: string;
  live?: boolean;
  premium?: boolean;
}

const COLUMN_OF_FILTER = {
  kind: 'v.kind',
  category: 'c.slug',
  show: 's.slug',
  season: 'v.season_number',
  sport: 'p.slug',
  live: 'v.live',
  premium: 'v.premium',
} as const satisfies Record<Exclude<keyof VideoFilter, 'type'>, string>;
const FILTERS = Object.keys(COLUMN_OF_FILTER) as (keyof typeof COLUMN_OF_FILTER)[];

/** Whether videos are sorted by episode: only the episodes of one show; all others are sorted newest first. */
const byEpisode = (filter: VideoFilter): boolean => filter.show !== undefined && filter.kind === 'episode';

/** Reads a page of videos, with one row more than `limit` when more follow. */
export const videosPage = (
  reading: ReadContext,
  filter: VideoFilter,
  limit: number,
  cursor: string | undefined,
): Promise<VideoRow[]> => {
  const values: unknown[] = [...wordsParameters(reading), limit + 1];
  const conditions = FILTERS.flatMap((name) =>
    filter[name] === undefined ? [] : `${COLUMN_OF_FILTER[name]} = $${values.push(filter[name])}`,
  );
  if (filter.type !== undefined) conditions.push(CONDITION_OF_TYPE[filter.type]);
  if (cursor !== undefined) {
    const [sort, code] = byEpisode(filter)
      ? decodeCursor(cursor, isInteger)
      : decodeCursor(cursor, isInstant);
    const [sortAt, codeAt] = [values.push(sort), values.push(code)];
    conditions.push(
      byEpisode(filter)
        ? `(${EPISODE_PLACE}, v.code) > ($${sortAt}::int, $${codeAt}::text)`
        : `${RELEASED_AT} <= $${sortAt}::timestamp AND (${RELEASED_AT} < $${sortAt}::timestamp OR v.code > $${codeAt}::text)`,
    );
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const order = byEpisode(filter) ? `${EPISODE_PLACE}, v.code` : `${RELEASED_AT} DESC, v.code`;
  return reading.database.rows(`${SELECT_VIDEOS} ${where} ORDER BY ${order} LIMIT $3`, values);
};

/** Returns the cursor key of `row` in the sort order of {@link videosPage}. */
export const videoCursorKey =
  (filter: VideoFilter) =>
  (row: VideoRow): CursorKey => [
    byEpisode(filter) ? row.episode_place : row.released_at.toISOString(),
    row.code,
  ];
