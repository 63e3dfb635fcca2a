import { setTimeout } from 'node:timers/promises';

import type { Locale } from '@sahra/schemas/constants';
import { LRUCache } from 'lru-cache';

import { foundField } from '../../src/shared/record/found-field';
import type { Shell } from '../release/release';
import { ContentVersion, VERSION_MS } from './content-version';
import { elapsedSince } from './elapsed-since';
import { GraphUnavailable, GraphUnreachable } from './graph-client';
import type { GraphClient } from './graph-client';
import { withoutVersion } from './graph-response';
import type { GraphData } from './graph-response';
import { revisionOf } from './revision';
import type { Revision } from './revision';

/** Operation that reads one record, and where the record stands in its response. */
export interface RecordQuery extends Pick<Shell, 'operation' | 'variable' | 'fields'> {
  /** Whether the response changes by the hour, without a publish and without a time in it. */
  followsClock?: boolean;
}

/** Record of a shell: the response of its operation as JSON, and the response field that contains the record. */
export interface FoundRecord {
  json: string;
  /** Parsed {@link json}, only in the answer for which the graph was asked: it takes several times the memory. */
  data?: Record<string, unknown>;
  field: string;
  revision: Revision;
}

/** Result of a graph lookup by slug or code. */
export type RecordAnswer =
  | { state: 'found'; stale: boolean; record: FoundRecord }
  | { state: 'unknown' }
  | { state: 'unavailable' };

/** In milliseconds. Within this time, many readers cause one graph request while the content version is not known. */
const FRESH_MS = 2000;
/**
 * In milliseconds. Longest time without asking for a record while nothing is published: view counts and comments are
 * not part of the content version.
 */
const UNCHANGED_MS = 30_000;
// The bounds keep requests for random URLs from exhausting memory.
const RECORDS_MAX = 2000;
const RECORDS_MAX_CHARACTERS = 24 * 1_048_576;
const UNKNOWN_MAX = 2000;
const FAILED_MAX = 2000;
/** In milliseconds. Longest wait for a graph that did not answer before, when there is a last good response. */
const AWAY_WAIT_MS = 500;

/**
 * Records for shells and for the check that a prebuilt page's record still exists. Keeps the last good responses
 * for graph outages.
 */
export class RecordStore {
  readonly #graph: GraphClient;
  readonly #freshMs: number;
  readonly #version: ContentVersion;
  readonly #found = new LRUCache<string, FoundRecord>({
    max: RECORDS_MAX,
    maxSize: RECORDS_MAX_CHARACTERS,
    sizeCalculation: ({ json }) => json.length,
  });
  readonly #unknown = new LRUCache<string, Revision>({ max: UNKNOWN_MAX });
  /** When a request to the graph failed, in milliseconds since 1970. */
  readonly #failedAt = new LRUCache<string, number>({ max: FAILED_MAX });
  /** Whether the graph did not answer the last request, for whichever record. */
  #isAway = false;
  readonly #asking = new Map<string, Promise<RecordAnswer>>();

  constructor(graph: GraphClient, freshMs: number = FRESH_MS) {
    this.#graph = graph;
    this.#freshMs = freshMs;
    this.#version = new ContentVersion(graph, Math.min(freshMs, VERSION_MS));
  }

  /** Returns whether a record is known to be unchanged and not stale, without waiting. */
  isCurrent(revision: Revision): boolean {
    if (revision.stale) return false;
    return (
      this.#isFresh(revision) || (this.#mayBeCurrent(revision) && this.#version.known() === revision.version)
    );
  }

  /** Returns whether a record need not be read again, and asks the graph for the content version. */
  async checkCurrent(revision: Revision): Promise<boolean> {
    if (this.#isFresh(revision)) return true;
    return this.#mayBeCurrent(revision) && (await this.#version.read()) === revision.version;
  }

  /** Finds the record of one page in one locale. */
  async find(shell: RecordQuery, key: string, locale: Locale, requestId?: string): Promise<RecordAnswer> {
    const id = `${shell.operation.hash} ${locale} ${key}`;
    const revision = this.#found.get(id)?.revision ?? this.#unknown.get(id);
    const answer = this.#lastGood(id, false);
    if (answer && revision && (await this.checkCurrent(revision))) return answer;
    if (elapsedSince(this.#failedAt.get(id) ?? 0) < this.#freshMs)
      return this.#lastGood(id, true) ?? { state: 'unavailable' };
    const asking = this.#asking.get(id) ?? this.#ask(id, shell, key, locale, requestId);
    this.#asking.set(id, asking);
    const lastGood = this.#isAway ? this.#lastGood(id, true) : null;
    return lastGood ? Promise.race([asking, setTimeout(AWAY_WAIT_MS, lastGood, { ref: false })]) : asking;
  }

  #isFresh(revision: Revision): boolean {
    return elapsedSince(revision.readAt) < this.#freshMs && !this.#version.outdates(revision);
  }

  #mayBeCurrent({ version, readAt, turnsAt }: Revision): boolean {
    return version !== null && elapsedSince(readAt) < UNCHANGED_MS && Date.now() < turnsAt;
  }

  #lastGood(id: string, stale: boolean): RecordAnswer | null {
    const record = this.#found.get(id);
    if (record) return { state: 'found', stale: stale || record.revision.stale, record };
    return this.#unknown.has(id) ? { state: 'unknown' } : null;
  }

  async #ask(
    id: string,
    shell: RecordQuery,
    key: string,
    locale: Locale,
    requestId?: string,
  ): Promise<RecordAnswer> {
    const now = Date.now();
    try {
      const request = {
        locale,
        variables: { [shell.variable]: key },
        ...(requestId !== undefined && { requestId }),
      };
      const response = await this.#graph.query(shell.operation, request);
      return this.#keep(id, shell, response, now);
    } catch (error) {
      if (!(error instanceof GraphUnavailable)) throw error;
      this.#failedAt.set(id, Date.now());
      // An error about one record says nothing about the others.
      if (error instanceof GraphUnreachable) this.#isAway = true;
      return this.#lastGood(id, true) ?? { state: 'unavailable' };
    } finally {
      this.#asking.delete(id);
    }
  }

  #keep(id: string, shell: RecordQuery, answered: GraphData, now: number): RecordAnswer {
    const response = answered.stale ? withoutVersion(answered) : answered;
    const field = foundField(shell, response.data);
    const read = revisionOf(response, now);
    const revision = shell.followsClock ? { ...read, version: null } : read;
    this.#failedAt.delete(id);
    this.#isAway = false;
    if (field === null) {
      this.#found.delete(id);
      this.#unknown.set(id, revision);
      return { state: 'unknown' };
    }
    this.#unknown.delete(id);
    const record = { json: response.json, field, revision };
    this.#found.set(id, record);
    return { state: 'found', stale: response.stale, record: { ...record, data: response.data } };
  }
}
