import { setImmediate } from 'node:timers/promises';

import { linesOf } from '../rest/lines-of';
import type { Database } from '../rest/database';
import { SEARCH_TYPES, type SearchType } from './search-document';
import { topicFacets } from './search-facets';
import { areThere, readShowsAccess, searchDocuments, searchId } from './search-documents.query';
import type { SearchIndex } from './search-index';

interface Change {
  number: number;
  type: string;
  document: string;
}

interface AliasRow {
  spellings: string;
  channels: string[];
  sports: string[];
  kind: string | null;
}

/** A publish must be searchable within a second. */
export const POLL_MS = 300;
const CHANGES_AT_ONCE = 500;
/** Documents indexed without a pause: a few milliseconds in which the cms serves no request. */
const PUT_AT_ONCE = 50;

const BOUNDS = `SELECT coalesce(max(number), 0)::int AS last, coalesce(min(number), 0)::int AS first FROM feed.changes`;
const ALIASES = `SELECT a.spellings, a.kind,
    ARRAY(SELECT c.slug FROM content.search_aliases_channels l JOIN content.channels c ON c.id = l.channel_id
      WHERE l.search_alias_id = a.id ORDER BY c.slug)::text[] AS channels,
    ARRAY(SELECT s.slug FROM content.search_aliases_sports l JOIN content.sports s ON s.id = l.sport_id
      WHERE l.search_alias_id = a.id ORDER BY s.slug)::text[] AS sports
  FROM content.search_aliases a ORDER BY a.id`;
const AFTER = `SELECT number::int AS number, type, document FROM feed.changes WHERE number > $1 ORDER BY number LIMIT ${CHANGES_AT_ONCE}`;

/** Called when the feed becomes unreadable, and when it recovers. */
export interface FollowerLog {
  failed: (error: unknown) => void;
  recovered: () => void;
}

/** Updates an index from the change feed. While the feed is unreadable, the index stays unchanged. */
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

  /** Loads everything once, then starts polling. Throws when the first load fails. */
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

  /** Polls several times per second, so an outage is logged once and not on every poll. */
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

  /** Reloads all documents and removes those that no longer exist. Search works meanwhile. */
  async #readAll(): Promise<void> {
    // The number is read first: changes made during the load are read again, so none is missed.
    const [bounds] = await this.database.rows<{ last: number }>(BOUNDS, []);
    await this.#readAliases();
    const there = new Set<string>();
    for (const type of SEARCH_TYPES) for (const id of await this.#reload(type, null, [])) there.add(id);
    this.index.retain(there);
    this.#seen = bounds?.last ?? 0;
  }

  /** Applies new changes. Returns whether more may be waiting. */
  async #readChanges(): Promise<boolean> {
    const [bounds] = await this.database.rows<{ first: number; last: number }>(BOUNDS, []);
    if (!bounds || bounds.last === this.#seen || this.#stopped) return false;
    const gap = bounds.last < this.#seen || bounds.first > this.#seen + 1;
    const changes = gap ? [] : await this.database.rows<Change>(AFTER, [this.#seen]);
    const keysOf = (type: SearchType): string[] => [
      ...new Set(changes.filter((change) => change.type === type).map(({ document }) => document)),
    ];
    const owners = [...keysOf('channel'), ...keysOf('show')];
    // Which records a deleted show or channel had, nothing tells any more.
    if (
      gap ||
      changes.some(({ type }) => type === 'catalogue') ||
      (owners.length > 0 && !(await areThere(this.database, owners)))
    ) {
      await this.#readAll();
      return false;
    }
    if (changes.some(({ type }) => type === 'search-alias')) await this.#readAliases();
    const shows = keysOf('video').length > 0 ? await this.#showsWithOtherAccess() : [];
    for (const type of SEARCH_TYPES) {
      const keys = type === 'show' ? [...keysOf(type), ...shows] : keysOf(type);
      if (keys.length > 0 || owners.length > 0) await this.#reload(type, keys, owners);
    }
    this.#seen = changes.at(-1)?.number ?? this.#seen;
    return changes.length === CHANGES_AT_ONCE;
  }

  /** Returns shows that became free, or for subscribers only, with a change of their videos. */
  async #showsWithOtherAccess(): Promise<string[]> {
    const shows = await readShowsAccess(this.database);
    return shows
      .filter(({ key, premium }) => {
        const known = this.index.get(searchId('show', key));
        return known !== undefined && known.premium !== premium;
      })
      .map(({ key }) => key);
  }

  async #readAliases(): Promise<void> {
    const rows = await this.database.rows<AliasRow>(ALIASES, []);
    this.index.setWords(
      rows.map(({ spellings, ...facts }) => ({ words: linesOf(spellings), facets: topicFacets(facts) })),
    );
  }

  /** Reloads documents and returns the ids of the published ones. */
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
