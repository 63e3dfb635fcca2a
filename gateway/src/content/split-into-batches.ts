/** Maximum number of keys per call of a cms batch endpoint. */
const BATCH_MAX = 100;

/** Splits keys into batches that fit into one call. */
export const splitIntoBatches = <Key>(keys: readonly Key[]): Key[][] =>
  Array.from({ length: Math.ceil(keys.length / BATCH_MAX) }, (_, index) =>
    keys.slice(index * BATCH_MAX, (index + 1) * BATCH_MAX),
  );
