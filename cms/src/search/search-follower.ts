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
const POLL_MS = 300;
const CHANGES_AT_ONCE = 500;

const LAST = `SELECT coalesce(max(number), 0)::int AS last, coalesce(min(number), 0)::int AS first FROM feed.changes`;
const ALIASES = 'SELECT spellings FROM search_aliases ORDER BY id';
const AFTER = `SELECT number::int AS number, type, document FROM feed.changes WHERE number > $1 ORDER BY number LIMIT ${CHANGES_AT_ONCE}`;

/** Keeps an index equal to what is published, by the change feed. */
export class SearchFollower {
  #seen = 0;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly database: Database,
    private readonly index: SearchIndex,
    /** Told when the feed cannot be read; the index stays as it is until it can. */
    private readonly onFailure: (error: unknown) => void,
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
      this.#reading = this.#readChanges()
        .catch(this.onFailure)
        .finally(() => this.#follow());
    }, POLL_MS);
  }

  async #readAll(): Promise<void> {
    // The number first: what changes while the records are read is read once more, and nothing is missed.
    const [bounds] = await this.database.rows<{ last: number }>(LAST, []);
    await this.#readAliases();
    for (const type of SEARCH_TYPES) await this.#reload(type, null, []);
    this.#seen = bounds?.last ?? 0;
  }

  async #readChanges(): Promise<void> {
    const [bounds] = await this.database.rows<{ first: number; last: number }>(LAST, []);
    if (!bounds || bounds.last === this.#seen) return;
    if (bounds.last < this.#seen || bounds.first > this.#seen + 1) {
      this.index.clear();
      await this.#readAll();
      return;
    }
    const changes = await this.database.rows<Change>(AFTER, [this.#seen]);
    const keysOf = (type: SearchType): string[] => [
      ...new Set(changes.filter((change) => change.type === type).map(({ document }) => document)),
    ];
    if (changes.some(({ type }) => type === 'catalogue')) {
      await this.#readAll();
      return;
    }
    if (changes.some(({ type }) => type === 'search-alias')) await this.#readAliases();
    const owners = [...keysOf('channel'), ...keysOf('show')];
    for (const type of SEARCH_TYPES) {
      const keys = keysOf(type);
      if (keys.length > 0 || owners.length > 0) await this.#reload(type, keys, owners);
    }
    this.#seen = changes.at(-1)?.number ?? this.#seen;
  }

  async #readAliases(): Promise<void> {
    const rows = await this.database.rows<{ spellings: string }>(ALIASES, []);
    this.index.setAliases(rows.map(({ spellings }) => spellings.split('\n')));
  }

  async #reload(type: SearchType, keys: readonly string[] | null, owners: readonly string[]): Promise<void> {
    for (const { id, document } of await searchDocuments(this.database, type, keys, owners))
      if (document) this.index.put(document);
      else this.index.remove(id);
  }
}
