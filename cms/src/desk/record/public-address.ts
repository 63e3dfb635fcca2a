import { LOCALES, type Locale } from '@sahra/schemas/constants';
import routeTable from '@sahra/schemas/routes.json';

import type { Database } from '../../rest/database';
import type { DeskRecord } from '../desk-record';
import { deskTypeOf } from '../desk-types';

/** Types that are only a part of a page: its head says nothing of them. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['season', 'show'],
  ['menu-item', 'home'],
  ['app-banner', 'home'],
  ['promotion', 'home'],
  ['delete-reason', 'select-reasons'],
]);

/** Page of the site that shows a type of record; a type without an entry has none. */
const PAGE_OF: ReadonlyMap<string, string> = new Map([
  ['video', 'watch'],
  ['show', 'show'],
  ['channel', 'channel'],
  ['sport', 'sport'],
  ['schedule-entry', 'schedule-entry'],
  ['page', 'channel'],
  ['home', 'home'],
  ['featured-shows', 'home'],
  ['landing', 'landing'],
  ['manifesto', 'manifesto'],
  ['business', 'business'],
  ['contact', 'contact-us'],
  ['contact-details', 'contact-us'],
  ['where-to-watch', 'where-to-watch'],
  ['terms', 'terms-and-conditions'],
  ['privacy', 'privacy-policy'],
  ['faq', 'faq'],
  ['question', 'faq'],
  ['footer', 'landing'],
  ['brand', 'landing'],
  ['plan', 'subscribe'],
  ...PARTS,
]);

const PATHS: ReadonlyMap<string, string> = new Map(routeTable.routes.map(({ page, path }) => [page, path]));

/** Further pages of the site that show a record. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map([
  ['video', ['channel-video']],
  ['show', ['original', 'more-item']],
  ['channel', ['channel-video']],
]);

const pathOn = (page: string, { key, documentId }: DeskRecord): string | null =>
  PATHS.get(page)?.replace(/:\w+$/, () => encodeURIComponent(key ?? documentId)) ?? null;

/** Returns the path of a record's page without the language, e.g. `/watch/k7m2x9qd`; null where it has none. */
const pathOf = (record: DeskRecord): string | null =>
  record.type === 'season' && record.key === null ? null : pathOn(PAGE_OF.get(record.type) ?? '', record);

const SHOW_OF_SEASON = `
  SELECT s.slug FROM content.seasons f JOIN content.seasons_show l ON l.season_id = f.id
  JOIN content.shows s ON s.id = l.show_id WHERE f.document = $1`;

/** Returns a record with the key of its page: a season has none of its own, and stands on the page of its show. */
export const withPageKey = async (database: Database, record: DeskRecord): Promise<DeskRecord> => {
  if (record.type !== 'season') return record;
  const [show] = await database.rows<{ slug: string | null }>(SHOW_OF_SEASON, [record.documentId]);
  return { ...record, key: show?.slug ?? null };
};

const inLanguages = (path: string): Record<Locale, string> => {
  const [en = '', ar = ''] = LOCALES.map((locale) => `/${locale}${path === '/' ? '' : path}`);
  return { en, ar };
};

/** Returns the path of a record's page in each language; null where it has no page. */
export const publicAddresses = (record: DeskRecord): Record<Locale, string> | null => {
  const path = pathOf(record);
  return path === null ? null : inLanguages(path);
};

/** Returns whether a record is only a part of the page that shows it. */
export const isPart = ({ type }: DeskRecord): boolean => PARTS.has(type);

/** Returns the code under which the site looks for a page's title for search; null where it looks for none. */
export const metaCodeOf = ({ type, key }: Pick<DeskRecord, 'type' | 'key'>): string | null => {
  const route = routeTable.routes.find(({ page }) => page === PAGE_OF.get(type));
  const { kind, metaCode = null } = route ?? {};
  if (metaCode?.startsWith(':')) return key;
  return kind === 'static' ? metaCode : null;
};

/** The single record behind a page: the first one that names it. */
const singleTypeOf = (page: string): string | null =>
  [...PAGE_OF].find(([name, shown]) => shown === page && deskTypeOf(name)?.single)?.[0] ?? null;

/** Page whose address names no record: `type` is that of the single record behind it, null where there is none. */
export interface FixedPage {
  addresses: Record<Locale, string>;
  type: string | null;
}

/** Returns the fixed page that looks for its title for search under a code; null for other codes. */
export const fixedPageOf = (code: string): FixedPage | null => {
  const route = routeTable.routes.find(({ kind, metaCode }) => kind === 'static' && metaCode === code);
  if (!route) return null;
  return { addresses: inLanguages(route.path), type: singleTypeOf(route.page) };
};

/** Returns every path that leads to a record, without the language; none for a record that is only a part of a page. */
export const pathsOf = (record: DeskRecord): string[] => {
  const page = PAGE_OF.get(record.type) ?? '';
  const isOwn =
    (PATHS.get(page)?.includes(':') === true && record.type !== 'season') ||
    singleTypeOf(page) === record.type;
  const pages = isOwn ? [page, ...(ALSO.get(record.type) ?? [])] : [];
  return pages.flatMap((each) => pathOn(each, record) ?? []);
};
