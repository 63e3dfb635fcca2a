import type { Locale } from '@sahra/schemas/constants';
import { LRUCache } from 'lru-cache';

import { foundField } from '../../src/shared/record/found-field';
import type { Shell } from '../release/release';
import { GraphUnavailable } from './graph-client';
import type { GraphClient } from './graph-client';

/** Operation that reads one record, and where the record stands in its response. */
export type RecordQuery = Pick<Shell, 'operation' | 'variable' | 'fields'>;

/** Record of a shell: the response of its operation, and the response field that contains the record. */
export interface FoundRecord {
  data: Record<string, unknown>;
  field: string;
}

/** Result of a graph lookup by slug or code. */
export type RecordAnswer =
  | ({ state: 'found'; stale: boolean } & FoundRecord)
  | { state: 'unknown' }
  | { state: 'unavailable' };

/** Last good response; null for a record that was unknown. */
interface Kept {
  record: FoundRecord | null;
}

// A publish must be visible within ten seconds; within this time, many readers cause one graph request.
const FRESH_MS = 2000;
// The bounds keep requests for random URLs from exhausting memory.
const LAST_GOOD_MAX = 500;
const RECENT_MAX = 2000;

const answerOf = ({ record }: Kept, stale: boolean): RecordAnswer =>
  record ? { state: 'found', stale, ...record } : { state: 'unknown' };

/**
 * Records for shells and for the check that a prebuilt page's record still exists. Keeps the last good responses
 * for graph outages.
 */
export class RecordStore {
  readonly #graph: GraphClient;
  readonly #freshMs: number;
  readonly #recent = new LRUCache<string, { at: number; answer: Promise<RecordAnswer> }>({ max: RECENT_MAX });
  readonly #lastGood = new LRUCache<string, Kept>({ max: LAST_GOOD_MAX });

  constructor(graph: GraphClient, freshMs: number = FRESH_MS) {
    this.#graph = graph;
    this.#freshMs = freshMs;
  }

  /** Finds the record of one page in one locale. */
  find(shell: RecordQuery, key: string, locale: Locale, requestId?: string): Promise<RecordAnswer> {
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
    shell: RecordQuery,
    key: string,
    locale: Locale,
    requestId?: string,
  ): Promise<RecordAnswer> {
    try {
      const request = {
        locale,
        variables: { [shell.variable]: key },
        ...(requestId !== undefined && { requestId }),
      };
      const data = await this.#graph.query(shell.operation, request);
      const field = foundField(shell, data);
      const kept = { record: field === null ? null : { data, field } };
      this.#lastGood.set(id, kept);
      return answerOf(kept, false);
    } catch (error) {
      if (!(error instanceof GraphUnavailable)) throw error;
      const kept = this.#lastGood.get(id);
      return kept ? answerOf(kept, true) : { state: 'unavailable' };
    }
  }
}
