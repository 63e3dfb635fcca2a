/** The most keys a batch endpoint of the cms takes. */
const BATCH_MAX = 100;

/** Keys in batches that one call may carry. */
export const batchesOf = <Key>(keys: readonly Key[]): Key[][] =>
  Array.from({ length: Math.ceil(keys.length / BATCH_MAX) }, (_, index) =>
    keys.slice(index * BATCH_MAX, (index + 1) * BATCH_MAX),
  );
