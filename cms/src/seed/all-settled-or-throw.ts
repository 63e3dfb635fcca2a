/**
 * Waits for all promises, then returns the results or throws the first failure, so that no write outlives
 * its transaction.
 */
export const allSettledOrThrow = async <Result>(results: readonly Promise<Result>[]): Promise<Result[]> => {
  await Promise.allSettled(results);
  return Promise.all(results);
};
