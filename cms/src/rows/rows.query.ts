import { isBuiltPath } from './built-path';
import { SHAPE_OF_SOURCE, type RowSource } from './row-sources';
import type { Row } from './row.schema';

/** Row as {@link selectRowsSql} selects it. */
export interface StoredRow {
  title: string;
  source: RowSource;
  path: string | null;
  channel: string | null;
  sport: string | null;
}

/** SQL: the rows of a page in the editors' order, as one JSON value. `page` is the type of its words. */
export const selectRowsSql = (page: 'landing' | 'home' | 'business_page', alias: string): string =>
  `coalesce((
    SELECT json_agg(json_build_object('title', r.title, 'source', r.source, 'path', r.path, 'channel', c.slug, 'sport', p.slug)
      ORDER BY r.place, r.link_id)
    FROM content.${page}s_rows r
    LEFT JOIN content.page_rows_channel l ON l.row_id = r.id
    LEFT JOIN content.channels c ON c.id = l.channel_id
    LEFT JOIN content.page_rows_sport pl ON pl.row_id = r.id
    LEFT JOIN content.sports p ON p.id = pl.sport_id
    WHERE r.${page}_id = ${alias}.id
  ), '[]'::json)`;

/** Maps the rows of the page `slug`. Rows without their channel or sport are left out, and so are broken paths. */
export const mapStoredRows = (slug: string, stored: readonly StoredRow[]): Row[] => {
  const times = new Map<string, number>();
  return stored
    .filter(
      ({ source, channel, sport }) =>
        (source !== 'channel' || channel !== null) && (source !== 'sport' || sport !== null),
    )
    .map(({ title, source, path, channel, sport }) => {
      const channelSlug = source === 'channel' ? channel : null;
      const sportSlug = source === 'sport' ? sport : null;
      const name = [slug, source, channelSlug, sportSlug].filter(Boolean).join('-');
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return {
        id: time === 1 ? name : `${name}-${time}`,
        title,
        source,
        shape: SHAPE_OF_SOURCE[source],
        channel_slug: channelSlug,
        sport_slug: sportSlug,
        path: path !== null && isBuiltPath(path) ? path : null,
      };
    });
};
