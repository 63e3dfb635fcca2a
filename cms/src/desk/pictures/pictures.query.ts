import type { Database } from '../../rest/database';
import { editorNameSql, instantSql } from '../columns.sql';
import { smallPicture, type StoredPicture } from '../small-picture';
import { PICTURES_SIZE, type LibraryPicture, type PictureDetail } from './library-picture';

interface Row extends StoredPicture {
  id: number;
  height: number | null;
  file_name: string;
  focus: { x: number; y: number } | null;
  version: string;
  uses: number;
  bytes: number;
  added_at: string;
  added_by: string | null;
}

/** Which pictures a page shows. */
export interface PicturesQuery {
  /** Ids that a search has found; null without a search. */
  found: readonly number[] | null;
  isUnused: boolean;
  /** Id of the last picture of the page before; null for the first page. */
  before: number | null;
}

const BYTES_PER_KB = 1000;
/** The grid shows pictures 190 pixels wide, the pane 320; screens have up to two pixels for one. */
const GRID_WIDTH = 320;
const PANE_WIDTH = 640;

const UNUSED = 'NOT EXISTS (SELECT FROM content.picture_uses u WHERE u.picture_id = p.id)';

const columnsSql = `p.id, p.url, p.mime, p.width, p.height, p.formats, p.file_name, p.focus,
  ${instantSql('p.updated_at')} AS version,
  (SELECT count(DISTINCT u.document)::int FROM content.picture_uses u WHERE u.picture_id = p.id) AS uses`;

/** SQL: a page and the number of all that match. `$1` ids that a search has found, `$2` id before which it begins. */
const pageSql = (isFound: boolean, isUnused: boolean): string => `
  WITH chosen AS MATERIALIZED (
    SELECT p.id FROM content.pictures p
    WHERE ${isFound ? 'p.id = ANY($1::int[])' : '$1::int[] IS NULL'} ${isUnused ? `AND ${UNUSED}` : ''}
  ), page AS (
    SELECT id FROM chosen WHERE $2::int IS NULL OR id < $2 ORDER BY id DESC LIMIT ${PICTURES_SIZE}
  )
  SELECT (SELECT count(*)::int FROM chosen) AS total,
    (SELECT coalesce(json_agg(shown ORDER BY shown.id DESC), '[]')
      FROM (SELECT ${columnsSql} FROM page JOIN content.pictures p ON p.id = page.id) shown) AS rows`;

const ONE = `SELECT to_json(shown) AS row FROM (
  SELECT ${columnsSql}, round(p.kilobytes * ${BYTES_PER_KB})::int AS bytes, ${instantSql('p.created_at')} AS added_at,
    ${editorNameSql('e')} AS added_by
  FROM content.pictures p LEFT JOIN content.editors e ON e.id = p.created_by WHERE p.id = $1) shown`;

const pictureOf = (row: Row, width: number): LibraryPicture => ({
  ...{ id: row.id, name: row.file_name, url: row.url, small: smallPicture(row, width) ?? row.url },
  ...{ width: row.width ?? 0, height: row.height ?? 0, focalPoint: row.focus },
  ...{ uses: row.uses, version: row.version },
});

/** Reads a page of the library, the newest pictures first. */
export const readPictures = async (
  database: Database,
  { found, isUnused, before }: PicturesQuery,
): Promise<{ pictures: LibraryPicture[]; total: number }> => {
  const [page] = await database.rows<{ total: number; rows: Row[] }>(pageSql(found !== null, isUnused), [
    found,
    before,
  ]);
  return { pictures: (page?.rows ?? []).map((row) => pictureOf(row, GRID_WIDTH)), total: page?.total ?? 0 };
};

/** Reads one picture, without its uses and what the user may do; null when there is none. */
export const readPicture = async (
  database: Database,
  id: number,
): Promise<Omit<PictureDetail, 'may' | 'used' | 'live'> | null> => {
  const [found] = await database.rows<{ row: Row }>(ONE, [id]);
  if (!found) return null;
  const { bytes, mime, added_at: addedAt, added_by: addedBy } = found.row;
  return { ...pictureOf(found.row, PANE_WIDTH), bytes, mime, addedAt, addedBy };
};
