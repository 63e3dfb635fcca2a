/** Deterministic random generator: the same seed gives the same numbers in [0, 1). */
export interface Random {
  (): number;
  between(low: number, high: number): number;
  /** Integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  pick<const T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

const GOLDEN = 0x6d2b79f5;

/** Hashes a text with FNV-1a over its UTF-16 units. */
export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
};

/**
 * Creates a random stream for one purpose, named by the parts. Each decision has its own stream, so extra draws in
 * one do not change another: the same seed gives the same picture in every shape.
 */
export const randomOf = (...parts: readonly string[]): Random => {
  let state = hashOf(parts.join('|'));
  const next = (): number => {
    state = (state + GOLDEN) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return Object.assign(next, {
    between,
    integer: (low: number, high: number): number => Math.floor(between(low, high + 1)),
    pick: <const T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability: number): boolean => next() < probability,
  });
};
