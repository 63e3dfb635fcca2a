import { isInteger, decodeCursor } from '../../rest/cursor';
import type { Reading } from '../../rest/define-route';
import { pictureFromRow, type PictureRow } from '../../rest/picture-from-row';
import { pictureOf, wordsOf, wordValues } from '../../rest/words-of';
import type { Show } from './show.schema';

export interface ShowRow extends PictureRow {
  slug: string;
  position: number;
  title: string;
  title_echo: string | null;
  description: string;
  channel_slug: string | null;
}

/** A channel counts only when its own words can be read, so that no answer names a page that is not there. */
const SELECT = `
  SELECT s.slug, s.position, t.title, t.description, t.locale, e.title AS title_echo, CASE WHEN ct.locale IS NOT NULL THEN c.slug END AS channel_slug,
    p.url AS picture_url, p.width AS picture_width, p.height AS picture_height, t.poster_alt AS picture_alt
  FROM shows s
  JOIN ${wordsOf('show_texts', 's', 't', ['title', 'description', 'poster_alt'])}
  LEFT JOIN show_texts e ON e.document_id = s.document_id AND e.locale <> t.locale AND (e.published_at IS NULL) = $2
  LEFT JOIN shows_channel_lnk l ON l.show_id = s.id
  LEFT JOIN channels c ON c.id = l.channel_id
  LEFT JOIN ${wordsOf('channel_texts', 'c', 'ct', ['name'])}
  ${pictureOf('api::show.show', 's', 'poster', 'p')}`;

export const showFromRow = (row: ShowRow): Show => {
  const picture = pictureFromRow(row);
  return {
    slug: row.slug,
    title: row.title,
    title_echo: row.title_echo,
    description: row.description,
    locale: row.locale,
    poster: picture?.url ?? null,
    poster_picture: picture,
    channel_slug: row.channel_slug,
  };
};

/** Shows that have one of the slugs. */
export const showsBySlug = (reading: Reading, slugs: readonly string[]): Promise<ShowRow[]> =>
  reading.database.rows(`${SELECT} WHERE s.slug = ANY($3::text[])`, [...wordValues(reading), slugs]);

/** A page of all shows in the editors' order, with one more row than `limit` when something follows. */
export const showsPage = (
  reading: Reading,
  limit: number,
  cursor: string | undefined,
): Promise<ShowRow[]> => {
  const values = [...wordValues(reading), limit + 1];
  if (cursor === undefined)
    return reading.database.rows(`${SELECT} ORDER BY s.position, s.slug LIMIT $3`, values);
  return reading.database.rows(
    `${SELECT} WHERE (s.position, s.slug) > ($4::int, $5::text) ORDER BY s.position, s.slug LIMIT $3`,
    [...values, ...decodeCursor(cursor, isInteger)],
  );
};
