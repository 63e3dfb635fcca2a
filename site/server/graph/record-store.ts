import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import type { Shell } from '../release/release';
import { BoundedMap } from './bounded-map';
import { GraphUnavailable } from './graph-client';
import type { GraphClient } from './graph-client';

/** Result of a graph lookup by slug or code. */
export type RecordAnswer =
  | { state: 'found'; data: Record<string, unknown>; stale: boolean }
  | { state: 'unknown' }
  | { state: 'unavailable' };

interface Kept {
  data: Record<string, unknown>;
  found: boolean;
}

// A publish must be visible within ten seconds; within this time, many readers cause one graph request.
const FRESH_MS = 2000;
const LAST_GOOD_MAX = 500;
const RECENT_MAX = 2000;

/**
 * Records for shells and for the check that a prebuilt page's record still exists. Keeps the last good responses
 * for graph outages.
 */
export class RecordStore {
  readonly #graph: GraphClient;
  readonly #freshMs: number;
  readonly #recent = new BoundedMap<{ at: number; answer: Promise<RecordAnswer> }>(RECENT_MAX);
  readonly #lastGood = new BoundedMap<Kept>(LAST_GOOD_MAX);

  constructor(graph: GraphClient, freshMs: number = FRESH_MS) {
    this.#graph = graph;
    this.#freshMs = freshMs;
  }

  /** Finds the record of one page in one locale. */
  find(shell: Shell, key: string, locale: Locale, requestId?: string): Promise<RecordAnswer> {
    const id = `${shell.operation.hash} ${locale} ${key}`;
    const now = Date.now();
    const recent = this.#recent.get(id);
    if (recent && now - recent.at < this.#freshMs) return recent.answer;
    const answer = this.#ask(id, shell, key, locale, requestId);
    this.#recent.set(id, { at: now, answer });
    return answer;
  }

  async #ask(
    id: string,
    { operation, variable, field }: Shell,
    key: string,
    locale: Locale,
    requestId?: string,
  ): Promise<RecordAnswer> {
    try {
      const request = {
        locale,
        variables: { [variable]: key },
        ...(requestId !== undefined && { requestId }),
      };
      const data = await this.#graph.query(operation, request);
      const record = ownValue(data, field);
      const found = record !== null && record !== undefined;
      this.#lastGood.set(id, { data, found });
      return found ? { state: 'found', data, stale: false } : { state: 'unknown' };
    } catch (error) {
      if (!(error instanceof GraphUnavailable)) throw error;
      const kept = this.#lastGood.get(id);
      if (!kept) return { state: 'unavailable' };
      return kept.found ? { state: 'found', data: kept.data, stale: true } : { state: 'unknown' };
    }
  }
}
