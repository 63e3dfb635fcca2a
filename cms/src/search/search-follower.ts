import { setImmediate } from 'node:timers/promises';

import { linesOf } from '../rest/lines-of';
import type { Database } from '../rest/database';
import { SEARCH_TYPES, type SearchType } from './search-document';
import { searchDocuments } from './search-documents.query';
import type { SearchIndex } from './search-index';

interface Change {
  number: number;
  type: string;
  document: string;
}

/** A publish is to be found within a second. */
export const POLL_MS = 300;
const CHANGES_AT_ONCE = 500;
/** Documents taken in without a pause: some milliseconds, in which the cms answers nobody. */
const PUT_AT_ONCE = 50;

const BOUNDS = `SELECT coalesce(max(number), 0)::int AS last, coalesce(min(number), 0)::int AS first FROM feed.changes`;
const ALIASES = 'SELECT spellings FROM search_aliases ORDER BY id';
const AFTER = `SELECT number::int AS number, type, document FROM feed.changes WHERE number > $1 ORDER BY number LIMIT ${CHANGES_AT_ONCE}`;

/** Told when the feed cannot be read any more, and when it can again. */
export interface FollowerLog {
  failed: (error: unknown) => void;
  recovered: () => void;
}

/** Keeps an index equal to what is published, by the change feed. While the feed cannot be read it stays as it is. */
export class SearchFollower {
  #seen = 0;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #failing = false;
  #stopped = false;

  constructor(
    private readonly database: Database,
    private readonly index: SearchIndex,
    private readonly log: FollowerLog,
  ) {}

  /** Reads everything once, then follows. Fails when the first reading does. */
  async start(): Promise<void> {
    await this.#readAll();
    this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#reading;
  }

  #follow(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#reading = this.#catchUp().finally(() => this.#follow());
    }, POLL_MS);
  }

  /** Asks several times a second, so an outage is told once and not at every question. */
  async #catchUp(): Promise<void> {
    try {
      while (await this.#readChanges());
      if (this.#failing) this.log.recovered();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing && !this.#stopped) this.log.failed(error);
      this.#failing = true;
    }
  }

  /** Takes everything in and forgets what is no more; what is there already can be found meanwhile. */
  async #readAll(): Promise<void> {
    // The number first: what changes while the records are read is read once more, and nothing is missed.
    const [bounds] = await this.database.rows<{ last: number }>(BOUNDS, []);
    await this.#readAliases();
    const there = new Set<string>();
    for (const type of SEARCH_TYPES) for (const id of await this.#reload(type, null, [])) there.add(id);
    this.index.retain(there);
    this.#seen = bounds?.last ?? 0;
  }

  /** Takes in what changed. Answers whether there may be more at once. */
  async #readChanges(): Promise<boolean> {
    const [bounds] = await this.database.rows<{ first: number; last: number }>(BOUNDS, []);
    if (!bounds || bounds.last === this.#seen || this.#stopped) return false;
    const gap = bounds.last < this.#seen || bounds.first > this.#seen + 1;
    const changes = gap ? [] : await this.database.rows<Change>(AFTER, [this.#seen]);
    if (gap || changes.some(({ type }) => type === 'catalogue')) {
      await this.#readAll();
      return false;
    }
    if (changes.some(({ type }) => type === 'search-alias')) await this.#readAliases();
    const keysOf = (type: SearchType): string[] => [
      ...new Set(changes.filter((change) => change.type === type).map(({ document }) => document)),
    ];
    const owners = [...keysOf('channel'), ...keysOf('show')];
    for (const type of SEARCH_TYPES) {
      const keys = keysOf(type);
      if (keys.length > 0 || owners.length > 0) await this.#reload(type, keys, owners);
    }
    this.#seen = changes.at(-1)?.number ?? this.#seen;
    return changes.length === CHANGES_AT_ONCE;
  }

  async #readAliases(): Promise<void> {
    const rows = await this.database.rows<{ spellings: string }>(ALIASES, []);
    this.index.setAliases(rows.map(({ spellings }) => linesOf(spellings)));
  }

  /** Answers the ids that are published. */
  async #reload(
    type: SearchType,
    keys: readonly string[] | null,
    owners: readonly string[],
  ): Promise<string[]> {
    const records = await searchDocuments(this.database, type, keys, owners);
    for (const [place, { id, document }] of records.entries()) {
      if (document) this.index.put(document);
      else this.index.remove(id);
      if (place % PUT_AT_ONCE === PUT_AT_ONCE - 1) await setImmediate();
    }
    return records.flatMap(({ id, document }) => (document ? [id] : []));
  }
}
