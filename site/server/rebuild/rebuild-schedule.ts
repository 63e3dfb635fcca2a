/** Limits for starting a build. */
export interface ScheduleOptions {
  /** Shortest time between the starts of two builds, in milliseconds; five times that after a build that took longer. */
  minMs: number;
  /**
   * Debounce time in milliseconds: a build starts after this time without a publish, so that a series of edits causes
   * one build.
   */
  quietMs: number;
}

/** A build that takes longer than the shortest time would otherwise never pause. */
const SLOW_FACTOR = 5;

/**
 * Schedules rebuilds: one build for a series of publishes, never two builds at the same time, never more often than
 * allowed.
 */
export class RebuildSchedule {
  readonly #options: ScheduleOptions;
  #built: number;
  #seen: number;
  #changedAt = -Infinity;
  #startedAt = -Infinity;
  #waitMs: number;
  #building = false;

  constructor(builtVersion: number, options: ScheduleOptions) {
    this.#built = builtVersion;
    this.#seen = builtVersion;
    this.#options = options;
    this.#waitMs = options.minMs;
  }

  /** Records the content version read at `now`. Returns true when a build must start. */
  due(version: number, now: number): boolean {
    if (version !== this.#seen) {
      this.#seen = version;
      this.#changedAt = now;
    }
    return (
      !this.#building &&
      this.#seen !== this.#built &&
      now - this.#changedAt >= this.#options.quietMs &&
      now - this.#startedAt >= this.#waitMs
    );
  }

  started(now: number): void {
    this.#building = true;
    this.#startedAt = now;
  }

  /**
   * Records the content version of the current release after a build that ended at `now`. A failed build leaves the old version, and the
   * next build waits for the minimum interval.
   */
  finished(builtVersion: number, now: number): void {
    const { minMs } = this.#options;
    this.#waitMs = now - this.#startedAt <= minMs ? minMs : minMs * SLOW_FACTOR;
    this.#building = false;
    this.#built = builtVersion;
  }
}
