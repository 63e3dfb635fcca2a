/** Playback rates to choose from; browsers keep the pitch. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Returns the next faster (1) or slower (-1) rate; stays at the first and the last one. */
export const nextSpeed = (speed: number, steps: 1 | -1): number =>
  steps > 0
    ? (SPEEDS.find((one) => one > speed) ?? SPEEDS[SPEEDS.length - 1] ?? 1)
    : ([...SPEEDS].reverse().find((one) => one < speed) ?? SPEEDS[0]);
