/** Returns the id of a seeded record by its slug or code. Throws when it does not exist. */
export const seededId = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seeds name “${key}”, which does not exist.`);
  return id;
};
