/** Returns an object's own value under a key, never an inherited one such as `constructor`. */
export const ownValue = <Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;
