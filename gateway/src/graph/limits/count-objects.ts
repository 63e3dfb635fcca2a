/** Counts the objects in a response without the outermost one: the actual cost of a document. */
export const countObjects = (data: unknown): number => {
  if (typeof data !== 'object' || data === null) return 0;
  const values: unknown[] = Object.values(data);
  return values.reduce<number>((sum, value) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return sum + (isObject ? 1 : 0) + countObjects(value);
  }, 0);
};
