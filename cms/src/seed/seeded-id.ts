/** The id of a record that other seeds name by its slug or code. */
export const seededId = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seeds name “${key}”, which does not exist.`);
  return id;
};
