import escapeHtml from 'escape-html';
import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { formOf } from '../address/route-table';
import type { SitemapEntry } from './sitemap-entries';

/** sitemaps.org allows 50,000 URLs and 50 MB per file; with alternates, 10,000 URLs stay below 10 MB. */
export const ENTRIES_PER_FILE = 10_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the sitemap index: one file per locale and ten thousand URLs. */
export const sitemapIndex = (count: number, publicUrl: string): string => {
  const files = Math.max(1, Math.ceil(count / ENTRIES_PER_FILE));
  const names = LOCALES.flatMap((locale) =>
    Array.from({ length: files }, (_, at) => `${publicUrl}/sitemap-${locale}-${at + 1}.xml`),
  );
  const items = names.map((name) => `<sitemap><loc>${escapeHtml(name)}</loc></sitemap>`).join('\n');
  return `${XML}<sitemapindex ${NAMESPACE}>\n${items}\n</sitemapindex>\n`;
};

const urlOf = ({ path, changed }: SitemapEntry, locale: Locale, publicUrl: string): string => {
  const at = (form: Locale): string => escapeHtml(publicUrl + formOf(form, path));
  const alternate = (language: string, form: Locale): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${at(form)}"/>`;
  const alternates = [
    ...LOCALES.map((form) => alternate(form, form)),
    alternate('x-default', DEFAULT_LOCALE),
  ].join('');
  const time = changed[locale];
  const lastmod = time === null ? '' : `<lastmod>${escapeHtml(time)}</lastmod>`;
  return `<url><loc>${at(locale)}</loc>${lastmod}${alternates}</url>`;
};

/** Returns a sitemap file: the canonical URLs of one locale, each with its alternates. */
export const sitemapFile = (entries: readonly SitemapEntry[], locale: Locale, publicUrl: string): string =>
  `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
    .map((entry) => urlOf(entry, locale, publicUrl))
    .join('\n')}\n</urlset>\n`;
