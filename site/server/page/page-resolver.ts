import type { Locale } from '@sahra/schemas/constants';

import { shortCodeOf } from '../../src/features/shorts/short-address';
import { ShortOperation } from '../../src/features/shorts/short.query.generated';
import { headTagsOf } from '../../src/shared/head/head-tags';
import type { HeadMeta } from '../../src/shared/head/page-head';
import { metaOfRecord } from '../../src/shared/head/record-meta';
import type { RouteMatch } from '../address/match-route';
import { formOf } from '../address/route-table';
import type { FoundRecord, RecordAnswer, RecordQuery, RecordStore } from '../graph/record-store';
import { htmlDocumentOf, htmlFile } from '../release/html-file';
import type { HtmlDocument } from '../release/html-file';
import { htmlFileOf } from '../release/release';
import type { Release, Shell } from '../release/release';
import { fillShell } from '../shell/fill-shell';
import { replaceHead } from '../shell/replace-head';
import { fillShellUrls } from '../shell/fill-shell-urls';

/** Response for a matched URL. */
export type PageResponse =
  | { kind: 'page'; document: HtmlDocument; stale: boolean }
  | { kind: 'unknown-record' }
  | { kind: 'no-page' }
  | { kind: 'unavailable' };

/** Matched URL in the requested form. */
export interface PageRequest {
  release: Release;
  match: RouteMatch;
  prefix: Locale | null;
  locale: Locale;
  /** Query of the URL, with its question mark. */
  search: string;
  /** Whether the desk previews the page: a record that is not published has a page too. */
  isPreview: boolean;
  requestId: string;
}

const UNKNOWN: PageResponse = { kind: 'unknown-record' };

/** The only static page whose query names a record: `/shorts?c=<code>`. */
const SHORTS = 'shorts';
const SHORT: RecordQuery = { operation: ShortOperation, variable: 'code', fields: ['video'] };

// A prebuilt page does not wait for a slow graph, because it can be served as built.
const PREBUILT_CHECK_MS = 1000;

const withinMs = (answer: Promise<RecordAnswer>, ms: number): Promise<RecordAnswer> => {
  const tooLate = new Promise<RecordAnswer>((resolve) => {
    setTimeout(() => resolve({ state: 'unavailable' }), ms).unref();
  });
  return Promise.race([answer, tooLate]);
};

/** Finds the document of a URL: the prebuilt page, or the route's shell filled with the record. */
export class PageResolver {
  readonly #records: RecordStore;
  readonly #publicUrl: string;

  constructor(records: RecordStore, publicUrl: string) {
    this.#records = records;
    this.#publicUrl = publicUrl;
  }

  async find(question: PageRequest): Promise<PageResponse> {
    const { release, match, prefix, locale, requestId } = question;
    const file = htmlFileOf(formOf(prefix, match.path));
    const built = release.files.has(file);
    if (match.key === null) {
      if (!built) return { kind: 'no-page' };
      const document = await htmlFile(release, file);
      return { kind: 'page', document: await this.#withShort(question, document), stale: false };
    }
    const shell = release.shells.get(match.route.page);
    if (!match.valid || !shell) return UNKNOWN;
    if (match.route.access === 'viewer') return this.#own(question, shell);
    const asked = this.#records.find(shell, match.key, locale, requestId);
    const record = built ? await withinMs(asked, PREBUILT_CHECK_MS) : await asked;
    if (record.state === 'unknown') return question.isPreview ? this.#empty(question, shell) : UNKNOWN;
    // A page whose record was unpublished returns 404; a page that cannot be checked is served as built.
    if (built) return { kind: 'page', document: await htmlFile(release, file), stale: false };
    if (record.state === 'unavailable') return { kind: 'unavailable' };
    return this.#fill(question, record, record.stale);
  }

  /**
   * Returns the page of shorts with the metadata of the short that its query names, for share previews; as built for
   * an unknown one, and while the graph is slow.
   */
  async #withShort(
    { match, locale, search, requestId }: PageRequest,
    document: HtmlDocument,
  ): Promise<HtmlDocument> {
    const code = match.route.page === SHORTS ? shortCodeOf(search) : null;
    if (code === null) return document;
    const asked = this.#records.find(SHORT, code, locale, requestId);
    const record = await withinMs(asked, PREBUILT_CHECK_MS);
    const meta = record.state === 'found' ? metaOfRecord(SHORTS, record.data) : null;
    if (!meta) return document;
    const { path, route } = match;
    const tags = headTagsOf(meta, { path, locale, publicUrl: this.#publicUrl, index: route.index });
    return htmlDocumentOf(replaceHead(document.text, tags), document.scriptHashes);
  }

  /**
   * Returns the page of a viewer's private record. The server has no access token to read the record, so it fills in
   * only the URL.
   */
  async #own({ release, match, prefix, locale }: PageRequest, shell: Shell): Promise<PageResponse> {
    const html = await htmlFile(release, shell.files[prefix ?? 'none']);
    const place = { path: match.path, locale, publicUrl: this.#publicUrl };
    return {
      kind: 'page',
      document: htmlDocumentOf(fillShellUrls(html.text, place), html.scriptHashes),
      stale: false,
    };
  }

  /** Returns the page of a record that only its preview shows; the page's script reads the draft. */
  async #empty({ release, match, prefix, locale }: PageRequest, shell: Shell): Promise<PageResponse> {
    const html = await htmlFile(release, shell.files[prefix ?? 'none']);
    const text = fillShell(html.text, {
      page: match.route.page,
      key: match.key ?? '',
      field: shell.fields[0] ?? '',
      locale,
      path: match.path,
      index: false,
      meta: this.#plainMeta(),
      data: null,
      publicUrl: this.#publicUrl,
    });
    return { kind: 'page', document: htmlDocumentOf(text, html.scriptHashes), stale: false };
  }

  /**
   * Returns metadata for a record that was read without all fields of its head; the page's script sets the full
   * metadata.
   */
  #plainMeta(): HeadMeta {
    return {
      name: '',
      title: new URL(this.#publicUrl).host,
      description: '',
      picture: null,
      type: 'website',
    };
  }

  async #fill(
    { release, match, prefix, locale }: PageRequest,
    { data, field }: FoundRecord,
    stale: boolean,
  ): Promise<PageResponse> {
    const { page, index } = match.route;
    const shell = release.shells.get(page);
    const meta = release.plainHeads.has(page) ? this.#plainMeta() : metaOfRecord(page, data);
    if (!meta || !shell || match.key === null) return UNKNOWN;
    const html = await htmlFile(release, shell.files[prefix ?? 'none']);
    const { path, key } = match;
    const text = fillShell(html.text, {
      page,
      key,
      field,
      locale,
      path,
      index,
      meta,
      data,
      publicUrl: this.#publicUrl,
    });
    return { kind: 'page', document: htmlDocumentOf(text, html.scriptHashes), stale };
  }
}
