import { hasInvalidCharacters } from '@sahra/schemas/has-invalid-characters';

/** Deeper than any form of the admin; recursion into deeper values could overflow the stack. */
const DEPTH_MAX = 64;

/** Position and reason of a value that cannot be stored. */
export interface UnstorableText {
  /** Path from the value to the text, e.g. `['rows', '0', 'title']`. */
  path: readonly string[];
  /** `symbol`: a placeholder for a value that could not be parsed. */
  reason: 'character' | 'depth' | 'symbol';
}

const isUnstorable = (value: unknown): boolean => typeof value === 'string' && hasInvalidCharacters(value);

/** Finds the first text or field name that no column can store, or null. */
export const findUnstorableText = (value: unknown): UnstorableText | null => {
  const left: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path } = next;
    if (isUnstorable(next.value) || isUnstorable(path.at(-1))) return { path, reason: 'character' };
    if (typeof next.value === 'symbol') return { path, reason: 'symbol' };
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (path.length >= DEPTH_MAX) return { path: path.slice(0, 1), reason: 'depth' };
    for (const [name, part] of Object.entries(next.value)) left.push({ value: part, path: [...path, name] });
  }
  return null;
};
