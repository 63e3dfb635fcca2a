import DataLoader from 'dataloader';

/** Facts of one viewer about records, by key: memory of one request, never the shared cache. The brand keeps it apart from public loaders. */
export interface ViewerKeyedLoader<Value> {
  readonly audience: 'viewer';
  /** Null where the viewer has nothing of the kind. */
  load: (key: string) => Promise<Value | null>;
  /** Forgets what was read, after it was changed. */
  clear: (key: string) => void;
}

/** The most keys that one call to accounts may name. */
const BATCH_MAX = 100;

/** Reads all keys of an answer in one call, whatever the number of records; `keyOf` says whose each value is. It is given no cache on purpose. */
export const createViewerKeyedLoader = <Value>(
  readMany: (keys: readonly string[]) => Promise<readonly Value[]>,
  keyOf: (value: Value) => string,
): ViewerKeyedLoader<Value> => {
  const loader = new DataLoader<string, Value | null>(
    async (keys) => {
      const values = new Map((await readMany(keys)).map((value) => [keyOf(value), value]));
      return keys.map((key) => values.get(key) ?? null);
    },
    { maxBatchSize: BATCH_MAX },
  );
  return { audience: 'viewer', load: (key) => loader.load(key), clear: (key) => void loader.clear(key) };
};
