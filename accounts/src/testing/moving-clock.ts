/** A clock that stands still until a test moves it. */
export interface MovingClock {
  now(): Date;
  /** Moves it on by milliseconds. */
  advance(ms: number): void;
  /** Moves it to an instant. */
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
