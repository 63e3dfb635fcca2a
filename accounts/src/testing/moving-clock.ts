/** Clock that stands still until a test moves it. */
export interface MovingClock {
  now(): Date;
  /** Advances the clock by milliseconds. */
  advance(ms: number): void;
  /** Sets the clock to an instant. */
  set(to: Date): void;
}

export const movingClock = (start: Date): MovingClock => {
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
