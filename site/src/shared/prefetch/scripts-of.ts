/** Part of webpack's runtime: `e` loads a chunk, `p` and `u` make its address. */
export interface ChunkAddresses {
  e: (chunk: string | number) => Promise<unknown>;
  p: string;
  u: (chunk: string | number) => string;
}

/**
 * Returns the addresses of all scripts that an `import()` would load, without loading any. The function that webpack
 * makes of it asks for each chunk at once; here nothing answers, so that it never goes on.
 */
export const scriptsOf = (runtime: ChunkAddresses, load: () => Promise<unknown>): string[] => {
  const { e } = runtime;
  const chunks: (string | number)[] = [];
  runtime.e = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => undefined);
  };
  try {
    void load();
  } finally {
    runtime.e = e;
  }
  return chunks.map((chunk) => `${runtime.p}${runtime.u(chunk)}`);
};
