import { LOCALES, type Locale } from '@sahra/schemas/constants';

import type { DeskType } from './desk-types';

/** View of the pictures of one field, and its column with the id of their record. */
export interface PictureView {
  view: string;
  key: string;
}

/** Where the records of a type are stored, besides what every type has. */
interface Source {
  /** View of the facts. */
  facts?: string;
  /** View of the words. */
  words?: string;
  /** Column of the title, in the words or, without words, in the facts. */
  title?: string;
  /** SQL of the public key; `f` are the facts. */
  key?: string;
  /** SQL of further columns of {@link COLUMNS}. */
  columns?: Partial<Record<Column, string>>;
  joins?: string;
  /** View of the picture, its column of the record that has it, and SQL of that record's id. */
  picture?: PictureView & { id: string };
  /** Records that are called by something else than a title need no words. */
  mayLackWords?: boolean;
}

const COLUMNS = {
  kind: 'NULL::text',
  date: 'NULL::timestamp',
  seconds: 'NULL::int',
  live: 'false',
  number: 'NULL::int',
  channel: 'NULL::text',
  owner_table: 'NULL::text',
  owner: 'NULL::text',
} as const;
type Column = keyof typeof COLUMNS;

const channelOf = (table: string, column: string): Pick<Source, 'joins'> => ({
  joins: `LEFT JOIN content.${table} cl ON cl.${column} = f.id LEFT JOIN content.channels c ON c.id = cl.channel_id`,
});
const CHANNEL = { channel: 'c.slug', owner_table: `'channel_texts'`, owner: 'c.document' };
const picture = (view: string, key: string, id = 'f.id'): Pick<Source, 'picture'> => ({
  picture: { view, key, id },
});
const words = (table: string, title = 'title'): Source => ({ words: table, title });

const SOURCES: ReadonlyMap<string, Source> = new Map<string, Source>([
  [
    'video',
    {
      ...{
        facts: 'videos',
        ...words('video_texts'),
        key: 'f.code',
        ...picture('videos_poster', 'video_id'),
      },
      ...channelOf('videos_channel', 'video_id'),
      columns: {
        ...CHANNEL,
        kind: 'f.kind',
        date: 'coalesce(f.released_at, f.created_at)',
        seconds: 'f.duration_seconds',
        live: 'coalesce(f.live, false)',
      },
    },
  ],
  [
    'show',
    {
      ...{ facts: 'shows', ...words('show_texts'), key: 'f.slug', ...picture('shows_wide', 'show_id') },
      ...channelOf('shows_channel', 'show_id'),
      columns: { ...CHANNEL, kind: 'f.format' },
    },
  ],
  [
    'season',
    {
      ...{ facts: 'seasons', ...words('season_texts'), mayLackWords: true },
      joins:
        'LEFT JOIN content.seasons_show sl ON sl.season_id = f.id LEFT JOIN content.shows s ON s.id = sl.show_id',
      ...picture('shows_wide', 'show_id', 's.id'),
      columns: { number: 'f.number', owner_table: `'show_texts'`, owner: 's.document' },
    },
  ],
  [
    'channel',
    {
      ...{ facts: 'channels', ...words('channel_texts', 'name'), key: 'f.slug' },
      ...picture('channels_picture', 'channel_id'),
    },
  ],
  [
    'sport',
    {
      ...{ facts: 'sports', ...words('sport_texts', 'name'), key: 'f.slug' },
      ...picture('sports_picture', 'sport_id'),
    },
  ],
  [
    'schedule-entry',
    {
      ...{ facts: 'schedule_entries', ...words('schedule_entry_texts') },
      joins: `LEFT JOIN content.schedule_entries_channel cl ON cl.schedule_entry_id = f.id
        LEFT JOIN content.channels c ON c.id = cl.channel_id
        LEFT JOIN content.schedule_entries_video vl ON vl.schedule_entry_id = f.id`,
      ...picture('videos_poster', 'video_id', 'vl.video_id'),
      columns: { ...CHANNEL, date: 'f.starts_at', live: 'coalesce(f.live, false)' },
    },
  ],
  ['home', words('homes')],
  ['landing', words('landings')],
  ['manifesto', words('manifesto_pages')],
  ['business', words('business_pages')],
  ['contact', words('contact_pages')],
  ['where-to-watch', words('where_to_watch_pages')],
  ['terms', words('terms_pages')],
  ['privacy', words('privacy_pages')],
  ['faq', words('faq_pages')],
  ['question', words('faq_entries', 'question')],
  ['page', { facts: 'generic_pages', ...words('generic_page_texts'), key: 'f.slug' }],
  ['menu-item', { facts: 'menu_items', ...words('menu_item_texts'), columns: { kind: 'f.menu' } }],
  ['footer', words('footers', 'watch_heading')],
  ['brand', words('settings', 'brand')],
  ['app-banner', words('smart_banners')],
  [
    'promotion',
    {
      ...{ facts: 'modals', ...words('modal_texts'), key: 'f.code', columns: { date: 'f.starts_at' } },
      ...picture('modals_picture', 'modal_id'),
    },
  ],
  ['plan', { facts: 'plans', ...words('plan_texts', 'name'), key: 'f.code' }],
  [
    'meta-tags',
    {
      ...{ facts: 'meta_tags', ...words('meta_tag_texts'), key: 'f.code' },
      ...picture('meta_tags_picture', 'meta_tag_id'),
    },
  ],
  ['delete-reason', { facts: 'delete_reasons', ...words('delete_reason_texts', 'label'), key: 'f.key' }],
  ['featured-shows', { facts: 'home_selections' }],
  ['contact-details', { facts: 'contacts' }],
  ['app-stores', { facts: 'app_stores' }],
  ['spellings', { facts: 'search_aliases', title: 'name' }],
]);

/** Views of all pictures that lists show. */
export const PICTURE_VIEWS: readonly PictureView[] = [...SOURCES.values()].flatMap(({ picture: shown }) =>
  shown ? [shown] : [],
);

const sourceOf = ({ type }: DeskType): Source => {
  const source = SOURCES.get(type);
  if (!source) throw new Error(`The desk does not know where ${type} is stored.`);
  return source;
};

const ofLanguage = (locale: Locale, title: string): string => `
  max(${title}) FILTER (WHERE locale = '${locale}' AND is_draft) AS ${locale}_title,
  max(updated_at) FILTER (WHERE locale = '${locale}' AND is_draft) AS ${locale}_draft,
  max(updated_at) FILTER (WHERE locale = '${locale}' AND NOT is_draft) AS ${locale}_live`;

/** SQL: one row per record with the words of both languages; with `isFound`, of the documents in `$1` only. */
const wordsSql = (table: string, title: string, isFound: boolean): string => `(
  SELECT document, max(updated_at) AS updated_at, ${LOCALES.map((locale) => ofLanguage(locale, title)).join(',')}
  FROM content.${table} ${isFound ? 'WHERE document = ANY($1::text[])' : ''} GROUP BY document)`;

const isBlank = (locale: Locale): string => `coalesce(w.${locale}_title, '') = ''`;

/** SQL: state of one language; `w` are the words, `o` the languages marked as outdated. Empty words open by themselves. */
const stateSql = (locale: Locale, { words: table, mayLackWords = false }: Source): string => {
  if (table === undefined) return 'NULL::text';
  const lacksWords = `WHEN ${LOCALES.map(isBlank).join(' AND ')} THEN NULL`;
  return `CASE ${mayLackWords ? lacksWords : ''}
    WHEN ${isBlank(locale)} AND (w.${locale}_live IS NULL OR ${String(mayLackWords)}) THEN 'missing'
    WHEN w.${locale}_live IS NULL OR w.${locale}_draft > w.${locale}_live THEN 'draft'
    WHEN '${locale}' = ANY(o.locales) THEN 'outdated' ELSE 'live' END`;
};

const titleSql = (locale: Locale, { words: table, title }: Source): string => {
  if (table !== undefined) return `w.${locale}_title`;
  return title === undefined ? 'NULL::text' : `f.${title}`;
};

/**
 * SQL: records of a type, with the columns that {@link recordsPage} reads; all of them, or with `isFound` those with the
 * documents in `$1`.
 */
export const recordSourceSql = (type: DeskType, isFound: boolean): string => {
  const source = sourceOf(type);
  const { facts, words: table, title = 'title', joins = '', columns = {}, picture: shown } = source;
  const base = facts === undefined ? 'w' : 'f';
  const changed =
    facts === undefined || table === undefined
      ? `${base}.updated_at`
      : 'greatest(f.updated_at, w.updated_at)';
  const join = facts === undefined ? '' : `LEFT JOIN`;
  return `
    SELECT '${type.type}' AS type, ${base}.document, ${source.key ?? 'NULL::text'} AS key, ${changed} AS changed,
      ${LOCALES.map((locale) => `${titleSql(locale, source)} AS ${locale}_title, ${stateSql(locale, source)} AS ${locale}_state`).join(', ')},
      ${Object.entries({ ...COLUMNS, ...columns })
        .map(([name, sql]) => `${sql} AS ${name}`)
        .join(', ')},
      ${shown ? `'${shown.view}' AS picture_view, ${shown.id} AS picture_id` : 'NULL::text AS picture_view, NULL::int AS picture_id'}
    FROM ${facts === undefined ? '' : `content.${facts} f`}
    ${
      table === undefined
        ? ''
        : `${join} ${wordsSql(table, title, isFound)} w ${facts === undefined ? '' : 'ON w.document = f.document'}
    LEFT JOIN (SELECT document, array_agg(locale) AS locales FROM desk.outdated WHERE words = '${type.words ?? ''}'
      GROUP BY document) o ON o.document = ${base}.document`
    }
    ${joins} ${isFound ? `WHERE ${base}.document = ANY($1::text[])` : ''}`;
};

/** SQL: texts that a record of a type is found by, changed since the instant `$1`. */
export const searchedTextsSql = (type: DeskType): string => {
  const { facts, words: table, title = 'title', key } = sourceOf(type);
  const since = `updated_at >= $1::timestamptz AT TIME ZONE 'UTC'`;
  const name =
    table === undefined && facts !== undefined && sourceOf(type).title !== undefined ? `f.${title}` : null;
  return [
    ...(table === undefined
      ? []
      : [
          `SELECT '${type.type}' AS type, document, locale::text AS slot, ${title}::text AS text FROM content.${table}
           WHERE is_draft AND ${since}`,
        ]),
    ...[key, name].flatMap((sql, place) =>
      sql === undefined || sql === null
        ? []
        : [
            `SELECT '${type.type}' AS type, f.document, '${place === 0 ? 'key' : 'name'}' AS slot, ${sql}::text AS text
             FROM content.${facts ?? ''} f WHERE f.${since}`,
          ],
    ),
  ].join(' UNION ALL ');
};
