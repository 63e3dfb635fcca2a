/** All results, or the first failure once every one has ended: nothing writes on after its transaction is over. */
export const allOf = async <Result>(results: readonly Promise<Result>[]): Promise<Result[]> => {
  await Promise.allSettled(results);
  return Promise.all(results);
};
