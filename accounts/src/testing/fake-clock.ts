/** Clock that stands still until a test moves it. */
export interface FakeClock {
  now(): Date;
  /** Advances the clock by milliseconds. */
  advance(ms: number): void;
  /** Sets the clock to an instant. */
  set(to: Date): void;
}

export const createFakeClock = (start: Date): FakeClock => {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
    set: (to) => {
      at = to.getTime();
    },
  };
};
