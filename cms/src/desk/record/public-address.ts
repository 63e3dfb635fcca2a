import { LOCALES, type Locale } from '@sahra/schemas/constants';
import routeTable from '@sahra/schemas/routes.json';

import type { DeskRecord } from '../desk-record';

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
]);

const PATHS: ReadonlyMap<string, string> = new Map(routeTable.routes.map(({ page, path }) => [page, path]));

/** Returns the path of a record's page without the language, e.g. `/watch/k7m2x9qd`; null where it has none. */
const pathOf = ({ type, key, documentId }: DeskRecord): string | null => {
  const path = PATHS.get(PAGE_OF.get(type) ?? '');
  return path?.replace(/:\w+$/, () => encodeURIComponent(key ?? documentId)) ?? null;
};

/** Returns the path of a record's page in each language; null where it has no page. */
export const publicAddresses = (record: DeskRecord): Record<Locale, string> | null => {
  const path = pathOf(record);
  if (path === null) return null;
  const [en = '', ar = ''] = LOCALES.map((locale) => `/${locale}${path === '/' ? '' : path}`);
  return { en, ar };
};
