import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { LRUCache } from 'lru-cache';

import { readContract } from './read-contract';

type DocumentCache = NonNullable<
  Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>['cache']
>;

/** Apollo Server's own prefix of persisted documents. */
const PREFIX = 'apq:';
const STRANGERS_MAX = 1_000;

/** Operations of the site by hash, as codegen wrote them. */
export const knownOperations = (): ReadonlyMap<string, string> => {
  const operations: unknown = JSON.parse(readContract('operations/site.json'));
  const entries = Object.entries(operations ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new Map(entries);
};

/** Persisted documents: the site's are known from the start and never forgotten, strangers' are kept while there is room. */
export const createPersistedOperations = (known: ReadonlyMap<string, string>): DocumentCache => {
  const strangers = new LRUCache<string, string>({ max: STRANGERS_MAX });
  return {
    get: (key) => Promise.resolve(known.get(key.slice(PREFIX.length)) ?? strangers.get(key)),
    set: (key, document) => {
      strangers.set(key, document);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(strangers.delete(key)),
  };
};
