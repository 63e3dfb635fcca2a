/** Milliseconds since a time; infinite for a time in the future, after which the clock was set back. */
export const elapsedSince = (at: number): number => {
  const elapsed = Date.now() - at;
  return elapsed < 0 ? Infinity : elapsed;
};
