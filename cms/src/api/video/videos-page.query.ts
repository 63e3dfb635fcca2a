import { Type, type Static } from 'typebox';

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

export const VideoOrderSchema = Type.Enum(['newest', 'oldest'], {
  description:
    'Which ones come first; without it the newest, and the episodes of one show by season and number. A cursor belongs to its order.',
});

/** Filter and order of a list of videos. */
export interface VideoList extends VideoFilter {
  order?: Static<typeof VideoOrderSchema>;
}

/** Whether videos are sorted by episode: only the episodes of one show, when no order is asked for. */
const byEpisode = ({ show, kind, order }: VideoList): boolean =>
  show !== undefined && kind === 'episode' && order === undefined;

/** SQL: whether video `v` follows the release date and code at these places of the parameters. */
const followsSql = (order: VideoList['order'], sort: number, code: number): string => {
  const sign = order === 'oldest' ? '>' : '<';
  return `${RELEASED_AT} ${sign}= $${sort}::timestamp AND (${RELEASED_AT} ${sign} $${sort}::timestamp OR v.code > $${code}::text)`;
};

/** Reads a page of videos, with one row more than `limit` when more follow. */
export const videosPage = (
  reading: ReadContext,
  filter: VideoList,
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
        : followsSql(filter.order, sortAt, codeAt),
    );
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const direction = filter.order === 'oldest' ? 'ASC' : 'DESC';
  const order = byEpisode(filter) ? `${EPISODE_PLACE}, v.code` : `${RELEASED_AT} ${direction}, v.code`;
  return reading.database.rows(`${SELECT_VIDEOS} ${where} ORDER BY ${order} LIMIT $3`, values);
};

/** Returns the cursor key of `row` in the sort order of {@link videosPage}. */
export const videoCursorKey =
  (filter: VideoList) =>
  (row: VideoRow): CursorKey => [
    byEpisode(filter) ? row.episode_place : row.released_at.toISOString(),
    row.code,
  ];
