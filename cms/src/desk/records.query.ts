import { LOCALES, type Locale } from '@sahra/schemas/constants';

import type { Database } from '../rest/database';
import { instantSql } from './columns.sql';
import { smallPicture, type StoredPicture } from './small-picture';
import type {
  DeskRecord,
  LanguageState,
  PairCount,
  RecordPlan,
  RecordOrder,
  RecordsPage,
  StateFilter,
  TwoTitles,
} from './desk-record';
import type { DeskType } from './desk-types';
import { pictureSql } from './picture.sql';
import { PICTURE_VIEWS, recordSourceSql } from './record-source.sql';

/** Filter, order and place of a page of records. */
export interface RecordsQuery {
  types: readonly DeskType[];
  /** Document ids that a search has found; null without a search. */
  found: readonly string[] | null;
  state: StateFilter | null;
  /** Language of `state` and of the order by title; null: either, and English. */
  language: Locale | null;
  /** Slug of a channel. */
  channel: string | null;
  kind: string | null;
  order: RecordOrder;
  page: number;
  size: number;
}

type TitleColumns = Record<`${Locale}_title`, string | null>;
type StateColumns = Record<`${Locale}_state`, LanguageState | null>;

interface Row extends TitleColumns, StateColumns {
  type: string;
  document: string;
  key: string | null;
  kind: string | null;
  plans: RecordPlan[];
  owner_titles: TwoTitles | null;
  picture: StoredPicture | null;
  date_at: string | null;
  changed_at: string;
  seconds: number | null;
  live: boolean;
  number: number | null;
}

const STATES_OF: Readonly<Record<StateFilter, readonly LanguageState[]>> = {
  missing: ['missing'],
  outdated: ['outdated'],
  draft: ['draft'],
  live: ['live'],
  waiting: ['missing', 'outdated'],
};

const ORDER: Readonly<Record<RecordOrder, (language: Locale) => string>> = {
  changed: () => 'changed DESC, document',
  date: () => 'date DESC NULLS LAST, document',
  title: (language) => `${language}_title NULLS LAST, document`,
  type: () => 'place, changed DESC, document',
};

const titlesSql = (table: string): string => `
  SELECT json_build_object(${LOCALES.map((locale) => `'${locale}', max(name) FILTER (WHERE locale = '${locale}')`).join(', ')})
  FROM (SELECT locale, ${table === 'channel_texts' ? 'name' : 'title'} AS name FROM content.${table}
    WHERE document = p.owner AND is_draft) t`;

/** SQL: what is planned for the record of a row `p`. */
const PLANS_OF_RECORD = `
  SELECT coalesce(json_agg(json_build_object('language', locale, 'act', act, 'state', state,
    'at', ${instantSql("at AT TIME ZONE 'UTC'")}) ORDER BY at, id), '[]')
  FROM desk.plans WHERE type = p.type AND document = p.document AND state <> 'done'`;

const PICTURES = [...new Map(PICTURE_VIEWS.map(({ view, key }) => [view, key]))]
  .map(([view, key]) => `WHEN '${view}' THEN ${pictureSql(view, key, 'p.picture_id')}`)
  .join(' ');

/**
 * SQL: one page, with the counts of all states. `$1` found documents, `$2` channel, `$3` kind, `$4` states of English,
 * `$5` of Arabic; either of the two is enough when `$6`. `$7` is the size, `$8` how many come before.
 */
const pageSql = (
  types: readonly DeskType[],
  isFound: boolean,
  order: RecordOrder,
  language: Locale,
): string => `
  WITH records AS (
    ${types.map((type, place) => `SELECT ${place} AS place, r.* FROM (${recordSourceSql(type, isFound)}) r`).join(' UNION ALL ')}
  ), chosen AS MATERIALIZED (
    SELECT * FROM records
    WHERE ($1::text[] IS NULL OR ${String(isFound)}) AND ($2::text IS NULL OR channel = $2) AND ($3::text IS NULL OR kind = $3)
  ), page AS (
    SELECT * FROM chosen
    WHERE CASE WHEN $6 THEN en_state = ANY($4::text[]) OR ar_state = ANY($5::text[])
      ELSE ($4::text[] IS NULL OR en_state = ANY($4)) AND ($5::text[] IS NULL OR ar_state = ANY($5)) END
    ORDER BY ${ORDER[order](language)} LIMIT $7 OFFSET $8
  )
  SELECT
    (SELECT coalesce(json_agg(shown ORDER BY ${ORDER[order](language)}), '[]') FROM (
      SELECT p.*, ${instantSql('p.date')} AS date_at, ${instantSql('p.changed')} AS changed_at,
        (${PLANS_OF_RECORD}) AS plans,
        CASE p.owner_table WHEN 'channel_texts' THEN (${titlesSql('channel_texts')})
          WHEN 'show_texts' THEN (${titlesSql('show_texts')}) END AS owner_titles,
        CASE p.picture_view ${PICTURES} END AS picture
      FROM page p) shown) AS rows,
    (SELECT coalesce(json_agg(c), '[]') FROM (
      SELECT type, en_state AS en, ar_state AS ar, count(*)::int AS count FROM chosen GROUP BY 1, 2, 3) c) AS counts`;

const recordOf = (row: Row): DeskRecord => ({
  type: row.type,
  documentId: row.document,
  key: row.key,
  titles: { en: row.en_title, ar: row.ar_title },
  states: { en: row.en_state, ar: row.ar_state },
  plans: row.plans,
  picture: smallPicture(row.picture),
  owner: row.owner_titles,
  kind: row.kind,
  date: row.date_at,
  changedAt: row.changed_at,
  seconds: row.seconds,
  live: row.live,
  number: row.number,
});

const matches = ({ state, language }: RecordsQuery, pair: PairCount): boolean => {
  if (state === null) return true;
  const wanted = STATES_OF[state];
  return LOCALES.some((locale) => {
    const own = pair[locale];
    return (language === null || language === locale) && own !== null && wanted.includes(own);
  });
};

/** Reads a page of records and the counts of their states, in one statement. */
export const recordsPage = async (database: Database, query: RecordsQuery): Promise<RecordsPage> => {
  const { types, found, state, language, channel, kind, order, page, size } = query;
  const states = state && STATES_OF[state];
  const statesOf = (locale: Locale): readonly LanguageState[] | null =>
    language === null || language === locale ? states : null;
  const values = [found, channel, kind, statesOf('en'), statesOf('ar')];
  const either = states !== null && language === null;
  const [result] = await database.rows<{ rows: Row[]; counts: PairCount[] }>(
    pageSql(types, found !== null, order, language ?? 'en'),
    [...values, either, size, (page - 1) * size],
  );
  const { rows = [], counts = [] } = result ?? {};
  const total = counts.filter((pair) => matches(query, pair)).reduce((sum, { count }) => sum + count, 0);
  return { records: rows.map(recordOf), total, counts };
};
