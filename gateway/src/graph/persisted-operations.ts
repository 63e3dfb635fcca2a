import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { LRUCache } from 'lru-cache';

import { readSchemaFile } from './read-schema-file';

type DocumentCache = NonNullable<
  Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>['cache']
>;

/** Prefix that Apollo Server gives the keys of persisted documents. */
const PREFIX = 'apq:';
const STRANGERS_MAX = 1_000;
const STRANGERS_LENGTH_MAX = 4_000_000;

const operationsIn = (text: string): [string, string][] => {
  const operations: unknown = JSON.parse(text);
  return Object.entries(operations ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
};

/**
 * Reads the operations of all releases in the folder. Their pages may still be served, or open in
 * browsers, after an update of the code.
 */
const releasedOperations = (releasesDir: string): [string, string][] => {
  if (!existsSync(releasesDir)) return [];
  return (
    readdirSync(releasesDir)
      // A release that is still being built has no number yet.
      .filter((name) => /^\d/.test(name))
      .map((name) => join(releasesDir, name, 'operations.json'))
      .filter((file) => existsSync(file))
      .flatMap((file) => operationsIn(readFileSync(file, 'utf8')))
  );
};

/**
 * Returns the site's operations by hash: those that codegen wrote, and those of
 * the earlier releases in the folder.
 */
export const readSiteOperations = (releasesDir?: string): ReadonlyMap<string, string> =>
  new Map([
    ...(releasesDir === undefined ? [] : releasedOperations(releasesDir)),
    ...operationsIn(readSchemaFile('operations/site.json')),
  ]);

/**
 * Creates the store of persisted documents. The site's documents are always present; those of
 * other clients stay while there is room.
 */
export const createPersistedOperations = (known: ReadonlyMap<string, string>): DocumentCache => {
  const strangers = new LRUCache<string, string>({
    max: STRANGERS_MAX,
    maxSize: STRANGERS_LENGTH_MAX,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    get: (key) => Promise.resolve(known.get(key.slice(PREFIX.length)) ?? strangers.get(key)),
    set: (key, document) => {
      strangers.set(key, document);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(strangers.delete(key)),
  };
};
