import { decodeCursor, isInstant, isInteger, type CursorKey } from '../../rest/cursor';
import type { Reading } from '../../rest/define-route';
import { wordValues } from '../../rest/words-of';
import { RELEASED_AT, SELECT_VIDEOS, type VideoRow } from './video.query';
import type { VideoKind } from './video.schema';

export interface VideoFilter {
  kind?: VideoKind;
  channel?: string;
  show?: string;
  live?: boolean;
  premium?: boolean;
}

/** An episode without a number stands after the numbered ones. */
export const NO_NUMBER = 2_147_483_647;

const COLUMN_OF_FILTER = {
  kind: 'v.kind',
  channel: 'c.slug',
  show: 's.slug',
  live: 'v.live',
  premium: 'v.premium',
} as const satisfies Record<keyof VideoFilter, string>;
const FILTERS = Object.keys(COLUMN_OF_FILTER) as (keyof VideoFilter)[];

/** Episodes of one show are read in their own order, everything else newest first. */
const byEpisode = (filter: VideoFilter): boolean => filter.show !== undefined && filter.kind === 'episode';

/** A page of videos, with one more row than `limit` when something follows. */
export const videosPage = (
  reading: Reading,
  filter: VideoFilter,
  limit: number,
  cursor: string | undefined,
): Promise<VideoRow[]> => {
  const values: unknown[] = [...wordValues(reading), limit + 1];
  const conditions = FILTERS.flatMap((name) =>
    filter[name] === undefined ? [] : `${COLUMN_OF_FILTER[name]} = $${values.push(filter[name])}`,
  );
  const number = `coalesce(v.episode_number, ${NO_NUMBER})`;
  if (cursor !== undefined) {
    const [sort, code] = byEpisode(filter)
      ? decodeCursor(cursor, isInteger)
      : decodeCursor(cursor, isInstant);
    const [sortAt, codeAt] = [values.push(sort), values.push(code)];
    conditions.push(
      byEpisode(filter)
        ? `(${number}, v.code) > ($${sortAt}::int, $${codeAt}::text)`
        : `${RELEASED_AT} <= $${sortAt}::timestamp AND (${RELEASED_AT} < $${sortAt}::timestamp OR v.code > $${codeAt}::text)`,
    );
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const order = byEpisode(filter) ? `${number}, v.code` : `${RELEASED_AT} DESC, v.code`;
  return reading.database.rows(`${SELECT_VIDEOS} ${where} ORDER BY ${order} LIMIT $3`, values);
};

/** Where `row` stands in the order that {@link videosPage} reads in. */
export const videoCursorKey =
  (filter: VideoFilter) =>
  (row: VideoRow): CursorKey => [
    byEpisode(filter) ? (row.episode_number ?? NO_NUMBER) : row.released_at.toISOString(),
    row.code,
  ];
