import DataLoader from 'dataloader';

/**
 * Loader of one viewer's data about records, by key. It caches for one request only, never in the shared
 * cache. The brand keeps it apart from public loaders.
 */
export interface ViewerKeyedLoader<Value> {
  readonly audience: 'viewer';
  /** Loads the viewer's data for one key; null where there is none. */
  load: (key: string) => Promise<Value | null>;
  /** Removes a key from the request's cache after a write. */
  clear: (key: string) => void;
}

/** Maximum number of keys per call to accounts. */
const BATCH_MAX = 100;

/**
 * Creates a loader that reads all keys of a response in one call; `keyOf` returns the key of each value.
 * It deliberately has no shared cache.
 */
export const createViewerKeyedLoader = <Value>(
  readMany: (keys: readonly string[]) => Promise<readonly Value[]>,
  keyOf: (value: Value) => string,
): ViewerKeyedLoader<Value> => {
  let made: DataLoader<string, Value | null> | undefined;
  // Each request has several, and uses few of them.
  const loader = () =>
    (made ??= new DataLoader<string, Value | null>(
      async (keys) => {
        const values = new Map((await readMany(keys)).map((value) => [keyOf(value), value]));
        return keys.map((key) => values.get(key) ?? null);
      },
      { maxBatchSize: BATCH_MAX },
    ));
  return {
    audience: 'viewer',
    load: (key) => loader().load(key),
    clear: (key) => void made?.clear(key),
  };
};
