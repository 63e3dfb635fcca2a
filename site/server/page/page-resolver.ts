import type { Locale } from '@sahra/schemas/constants';

import { shortCodeOf } from '../../src/shared/address/short-address';
import { ShortOperation } from '../../src/features/shorts/short.query.generated';
import type { RouteMatch } from '../address/match-route';
import { formOf } from '../address/route-table';
import type { FoundRecord, RecordAnswer, RecordQuery, RecordStore } from '../graph/record-store';
import type { HtmlDocument } from '../release/html-document';
import { htmlFile } from '../release/html-file';
import { htmlFileOf } from '../release/release';
import type { Release, Shell } from '../release/release';
import { fillHead, fillPreviewPage, fillPrivatePage, fillRecordPage } from './fill-page';
import type { PagePlace } from './fill-page';
import type { FilledDocument } from './filled-document';
import type { KeptPage, KeptPages } from './kept-pages';

/** Response for a matched URL. */
export type PageResponse =
  | {
      kind: 'page';
      document: HtmlDocument;
      stale: boolean;
    }
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

/** Request for the page of a record, and the URL under which the page is kept. */
interface RecordRequest extends PageRequest {
  query: RecordQuery;
  key: string;
  url: string;
}

/** Comparison of a kept page with its record: the page is current, or the record must be looked at. */
type Checked = RecordAnswer | { state: 'current'; document: HtmlDocument; stale: boolean };

const UNKNOWN: PageResponse = { kind: 'unknown-record' };
const AWAY: Checked = { state: 'unavailable' };
const pageOf = (document: HtmlDocument, stale = false): PageResponse => ({ kind: 'page', document, stale });

/** The only static page whose query names a record: `/shorts?c=<code>`. */
const SHORTS = 'shorts';
const SHORT: RecordQuery = { operation: ShortOperation, variable: 'code', fields: ['video'] };
/** Page that shows what is on air now. Its data do not contain the time when something else begins. */
const FOLLOWS_CLOCK = 'channel-video';

// A prebuilt page does not wait for a slow graph, because it can be served as built.
const PREBUILT_CHECK_MS = 1000;

const orAway = (checked: Promise<Checked>): Promise<Checked> =>
  Promise.race([
    checked,
    new Promise<Checked>((resolve) => {
      setTimeout(() => resolve(AWAY), PREBUILT_CHECK_MS).unref();
    }),
  ]);

interface PageResolverOptions {
  records: RecordStore;
  pages: KeptPages;
  publicUrl: string;
}

/** Finds the document of a URL: the prebuilt page, or the route's shell filled with the record. */
export class PageResolver {
  readonly #records: RecordStore;
  readonly #pages: KeptPages;
  readonly #publicUrl: string;
  /** Pages that are being filled, by URL and revision. */
  readonly #filling = new Map<string, Promise<FilledDocument | null>>();

  constructor({ records, pages, publicUrl }: PageResolverOptions) {
    this.#records = records;
    this.#pages = pages;
    this.#publicUrl = publicUrl;
  }

  async find(request: PageRequest): Promise<PageResponse> {
    const { release, match, prefix, search } = request;
    const url = formOf(prefix, match.path);
    const file = htmlFileOf(url);
    const built = release.files.has(file);
    if (match.key === null) {
      if (!built) return { kind: 'no-page' };
      const code = match.route.page === SHORTS ? shortCodeOf(search) : null;
      if (code !== null)
        return this.#short({ ...request, query: SHORT, key: code, url: `${url}?c=${code}` }, file);
      const document = await htmlFile(release, file);
      this.#keep(request, url, { document, revision: null });
      return pageOf(document);
    }
    const { page, access } = match.route;
    const shell = release.shells.get(page);
    if (!match.valid || !shell) return UNKNOWN;
    const place = { ...request, publicUrl: this.#publicUrl };
    if (access === 'viewer') return pageOf(await fillPrivatePage(place, shell));
    const query = { ...shell, followsClock: page === FOLLOWS_CLOCK };
    const asked = { ...request, query, key: match.key, url };
    const response = await (built ? this.#built(asked, file) : this.#filled(asked, shell));
    return response === UNKNOWN && request.isPreview ? pageOf(await fillPreviewPage(place, shell)) : response;
  }

  /** Returns a prebuilt page. A page whose record cannot be checked is served as built. */
  async #built(request: RecordRequest, file: string): Promise<PageResponse> {
    const checked = await orAway(this.#check(request));
    if (checked.state === 'unknown') return UNKNOWN;
    const document = await htmlFile(request.release, file);
    if (checked.state === 'found' && !checked.stale)
      this.#keep(request, request.url, { document, revision: checked.record.revision });
    return pageOf(document);
  }

  async #filled(request: RecordRequest, shell: Shell): Promise<PageResponse> {
    const checked = await this.#check(request);
    if (checked.state === 'current') return pageOf(checked.document, checked.stale);
    if (checked.state === 'unknown') return UNKNOWN;
    if (checked.state === 'unavailable') {
      const kept = this.#pages.get(request.release, request.url);
      return kept ? pageOf(kept.document, true) : { kind: 'unavailable' };
    }
    const { record, stale } = checked;
    const document = await this.#fillOnce(request, record, (place) => fillRecordPage(place, shell, record));
    return document ? pageOf(document, stale) : UNKNOWN;
  }

  /**
   * Returns the page of shorts with the metadata of the short that its query names, for share previews; as built for
   * an unknown one, and while the graph is slow.
   */
  async #short(request: RecordRequest, file: string): Promise<PageResponse> {
    const checked = await orAway(this.#check(request));
    if (checked.state === 'current') return pageOf(checked.document);
    const document =
      checked.state === 'found'
        ? await this.#fillOnce(request, checked.record, (place) => fillHead(place, file, checked.record))
        : null;
    return pageOf(document ?? (await htmlFile(request.release, file)));
  }

  /** Compares the kept page of a URL with its record; reads the record when it may have changed. */
  async #check({ release, url, query, key, locale, requestId }: RecordRequest): Promise<Checked> {
    const kept = this.#pages.get(release, url);
    if (kept?.revision && (await this.#records.checkCurrent(kept.revision)))
      return { state: 'current', document: kept.document, stale: kept.revision.stale };
    const answer = await this.#records.find(query, key, locale, requestId);
    // The last good page of a record that is gone must not come back while the graph is unavailable.
    if (answer.state === 'unknown') this.#pages.delete(url);
    return answer;
  }

  /** Returns the kept page if it shows this revision; else fills it, once for all who wait for it. */
  async #fillOnce(
    request: RecordRequest,
    { revision }: FoundRecord,
    fill: (place: PagePlace) => Promise<FilledDocument | null>,
  ): Promise<HtmlDocument | null> {
    const { release, url } = request;
    const kept = this.#pages.get(release, url);
    if (kept?.revision?.digest === revision.digest) {
      kept.revision = revision;
      return kept.document;
    }
    const id = `${release.id} ${url} ${revision.digest}`;
    const known = this.#filling.get(id);
    if (known) return known;
    const filling = fill({ ...request, publicUrl: this.#publicUrl }).finally(() => this.#filling.delete(id));
    this.#filling.set(id, filling);
    const document = await filling;
    if (document) this.#keep(request, url, { document, revision });
    return document;
  }

  #keep(
    { release, prefix, isPreview }: PageRequest,
    url: string,
    page: Pick<KeptPage, 'document' | 'revision'>,
  ): void {
    if (!isPreview) this.#pages.keep(release, url, { ...page, negotiated: prefix === null });
  }
}
