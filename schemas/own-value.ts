/** What an object holds itself under a key; nothing of what every object inherits, such as `constructor`. */
export const ownValue = <Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;
