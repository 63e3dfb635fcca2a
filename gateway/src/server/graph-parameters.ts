import { isRecord } from '@sahra/schemas/is-record';
import { LRUCache } from 'lru-cache';

const NAMES = ['query', 'operationName', 'variables', 'extensions'] as const;

/** Parameters of a request for the graph, as they were sent. */
export type GraphParameters = Readonly<Partial<Record<(typeof NAMES)[number], unknown>>>;

/** URLs whose parameters are remembered, at most 4 KB each: those of the site are the same for many viewers. */
const URLS_MAX = 1_000;
const URL_LENGTH_MAX = 4_096;
const remembered = new LRUCache<string, GraphParameters>({ max: URLS_MAX });

/** Requests share what is remembered, so none may change it. */
const freeze = (_name: string, value: unknown): unknown => Object.freeze(value);

/** Reads a URL as Apollo Server does; throws for JSON that is invalid. */
const readUrl = (url: string): GraphParameters | null => {
  const at = url.indexOf('?');
  if (at < 0 || url.includes('#')) return null;
  const search = new URLSearchParams(url.slice(at));
  const parameters: Partial<Record<(typeof NAMES)[number], unknown>> = {};
  for (const name of NAMES) {
    const [value, another] = search.getAll(name);
    if (another !== undefined) return null;
    if (value === undefined) continue;
    const isJson = name === 'variables' || name === 'extensions';
    const read: unknown = isJson ? JSON.parse(value, freeze) : value;
    if (!isRecord(read) && typeof read !== 'string') return null;
    parameters[name] = read;
  }
  return Object.freeze(parameters);
};

/** Returns the parameters in a URL, which nobody may change; null when Apollo Server has to decide about it. */
export const parametersOfUrl = (url: string): GraphParameters | null => {
  const known = remembered.get(url);
  if (known) return known;
  try {
    const parameters = readUrl(url);
    if (parameters && url.length <= URL_LENGTH_MAX) remembered.set(url, parameters);
    return parameters;
  } catch {
    return null;
  }
};

/**
 * Returns the hash of a persisted document: undefined when there is none, and null when Apollo Server has to decide
 * about it.
 */
export const persistedHashOf = (extensions: unknown): string | null | undefined => {
  if (!isRecord(extensions) || !('persistedQuery' in extensions)) return undefined;
  const { persistedQuery } = extensions;
  if (!isRecord(persistedQuery) || persistedQuery['version'] !== 1) return null;
  const { sha256Hash } = persistedQuery;
  return typeof sha256Hash === 'string' ? sha256Hash : null;
};
