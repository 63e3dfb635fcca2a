import type { RequestLine } from '@sahra/schemas/request-line';
import { LRUCache } from 'lru-cache';

import type { Revision } from '../graph/revision';
import type { HtmlDocument } from '../release/html-document';
import type { Release } from '../release/release';
import { FilledDocument } from './filled-document';

/** Page in memory, under its URL. */
export interface KeptPage {
  document: HtmlDocument;
  /** Revision of the record that the page shows; null when the page depends on its release only. */
  revision: Revision | null;
  /** Whether the URL has no locale prefix. */
  negotiated: boolean;
  /** Names and values of the response headers in turn, made for the first response from memory. */
  headers?: readonly string[];
  /** Writes its line in the log. */
  line?: RequestLine;
  /** Number of responses from memory. */
  sent?: number;
}

const MEBI = 1_048_576;
/** Memory for pages that were requested once so far. */
const PROBATION_BYTES = 16 * MEBI;
/** Memory for pages that were requested again. */
const REUSED_BYTES = 48 * MEBI;
/** Headers, keys and objects of one page. */
const OVERHEAD_BYTES = 3000;

const sizeOf = ({ document }: KeptPage): number =>
  OVERHEAD_BYTES + (document instanceof FilledDocument ? document.size : 0);

export interface KeptPagesLimits {
  probationBytes: number;
  reusedBytes: number;
}

/**
 * Pages that can be sent again, of one release. Filled pages are limited by their bytes, in two parts: a crawler that
 * requests every page once does not evict those that viewers come back to.
 */
export class KeptPages {
  readonly #built = new Map<string, KeptPage>();
  readonly #probation: LRUCache<string, KeptPage>;
  readonly #reused: LRUCache<string, KeptPage>;
  #release: Release | null = null;
  /** Releases that a newer one has replaced: their last responses may still be on their way. */
  readonly #replaced = new WeakSet<Release>();

  constructor({
    probationBytes = PROBATION_BYTES,
    reusedBytes = REUSED_BYTES,
  }: Partial<KeptPagesLimits> = {}) {
    this.#probation = new LRUCache({ maxSize: probationBytes, sizeCalculation: sizeOf });
    this.#reused = new LRUCache({ maxSize: reusedBytes, sizeCalculation: sizeOf });
  }

  /** Memory of the filled pages. */
  get bytes(): number {
    return this.#probation.calculatedSize + this.#reused.calculatedSize;
  }

  has(url: string): boolean {
    return this.#built.has(url) || this.#reused.has(url) || this.#probation.has(url);
  }

  get(release: Release, url: string): KeptPage | undefined {
    if (release !== this.#release) return undefined;
    const page = this.#built.get(url) ?? this.#reused.get(url);
    if (page) return page;
    const again = this.#probation.get(url);
    if (!again) return undefined;
    this.#probation.delete(url);
    this.#reused.set(url, again);
    return again;
  }

  keep(release: Release, url: string, page: KeptPage): void {
    if (this.#replaced.has(release)) return;
    if (release !== this.#release) {
      if (this.#release) this.#replaced.add(this.#release);
      this.#release = release;
      for (const part of [this.#built, this.#probation, this.#reused]) part.clear();
    }
    const { document } = page;
    if (!(document instanceof FilledDocument)) {
      this.#built.set(url, page);
      return;
    }
    document.onResize(() => this.#recount(url, document));
    const part = this.#reused.has(url) ? this.#reused : this.#probation;
    part.set(url, page);
  }

  delete(url: string): void {
    for (const part of [this.#built, this.#probation, this.#reused]) part.delete(url);
  }

  #recount(url: string, document: FilledDocument): void {
    for (const part of [this.#probation, this.#reused]) {
      const page = part.peek(url);
      if (page?.document !== document) continue;
      // Setting the same value again does not measure it.
      part.set(url, { ...page });
    }
  }
}
