import type { Locale } from '@sahra/schemas/constants';

import { headTagsOf } from '../../src/shared/head/head-tags';
import type { HeadMeta } from '../../src/shared/head/page-head';
import { metaOfRecord } from '../../src/shared/head/record-meta';
import type { RouteMatch } from '../address/match-route';
import type { FoundRecord } from '../graph/record-store';
import { htmlText } from '../release/html-file';
import type { Release, Shell } from '../release/release';
import { fillShell } from '../shell/fill-shell';
import { fillShellUrls } from '../shell/fill-shell-urls';
import { replaceHead } from '../shell/replace-head';
import { shellTemplate } from '../shell/shell-template';
import { FilledDocument } from './filled-document';

/** Where a page is: its release, and its URL in the requested form. */
export interface PagePlace {
  release: Release;
  match: RouteMatch;
  prefix: Locale | null;
  locale: Locale;
  publicUrl: string;
}

/**
 * Returns metadata for a record that was read without all fields of its head; the page's script sets the full
 * metadata.
 */
const plainMeta = (publicUrl: string): HeadMeta => ({
  name: '',
  title: new URL(publicUrl).host,
  description: '',
  picture: null,
  type: 'website',
});

const dataOf = ({ data, json }: FoundRecord): unknown => data ?? JSON.parse(json);

/** Fills a shell with its record; null when the record is none of this page. */
export const fillRecordPage = async (
  { release, match, prefix, locale, publicUrl }: PagePlace,
  shell: Shell,
  record: FoundRecord,
): Promise<FilledDocument | null> => {
  const { page, index } = match.route;
  const meta = release.plainHeads.has(page) ? plainMeta(publicUrl) : metaOfRecord(page, dataOf(record));
  if (!meta || match.key === null) return null;
  const html = await htmlText(release, shell.files[prefix ?? 'none']);
  const { path, key } = match;
  const filling = { page, key, locale, path, index, meta, data: record.json, publicUrl };
  return new FilledDocument(fillShell(shellTemplate(html, record.field), filling), html.scriptHashes);
};

/** Returns the page of a record that only its preview shows; the page's script reads the draft. */
export const fillPreviewPage = async (
  { release, match, prefix, locale, publicUrl }: PagePlace,
  shell: Shell,
): Promise<FilledDocument> => {
  const html = await htmlText(release, shell.files[prefix ?? 'none']);
  const bytes = fillShell(shellTemplate(html, shell.fields[0] ?? ''), {
    page: match.route.page,
    key: match.key ?? '',
    locale,
    path: match.path,
    index: false,
    meta: plainMeta(publicUrl),
    data: null,
    publicUrl,
  });
  return new FilledDocument(bytes, html.scriptHashes);
};

/**
 * Returns the page of a viewer's private record. The server has no access token to read the record, so it fills in
 * only the URL.
 */
export const fillPrivatePage = async (
  { release, match, prefix, locale, publicUrl }: PagePlace,
  shell: Shell,
): Promise<FilledDocument> => {
  const html = await htmlText(release, shell.files[prefix ?? 'none']);
  const bytes = Buffer.from(fillShellUrls(html.text, { path: match.path, locale, publicUrl }));
  return new FilledDocument(bytes, html.scriptHashes);
};

/** Gives a built page the metadata of a record that its query names; null when the record has none. */
export const fillHead = async (
  { release, match, locale, publicUrl }: PagePlace,
  file: string,
  record: FoundRecord,
): Promise<FilledDocument | null> => {
  const { route, path } = match;
  const meta = metaOfRecord(route.page, dataOf(record));
  if (!meta) return null;
  const html = await htmlText(release, file);
  const tags = headTagsOf(meta, { path, locale, publicUrl, index: route.index });
  return new FilledDocument(Buffer.from(replaceHead(html.text, tags)), html.scriptHashes);
};
