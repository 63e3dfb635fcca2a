/** When a build may start. */
export interface ScheduleOptions {
  /** Shortest time between two starts. */
  minMs: number;
  /** How long nothing may have been published before a build starts, so that a series of edits is built once. */
  quietMs: number;
}

/** Decides when the site is to be built again: once for a series of publishes, never twice at a time, never more often than allowed. */
export class RebuildSchedule {
  readonly #options: ScheduleOptions;
  #built: number;
  #seen: number;
  #changedAt = -Infinity;
  #startedAt = -Infinity;
  #building = false;

  constructor(builtVersion: number, options: ScheduleOptions) {
    this.#built = builtVersion;
    this.#seen = builtVersion;
    this.#options = options;
  }

  /** Takes note of the content version read at `now`; true when a build is to start. */
  due(version: number, now: number): boolean {
    if (version !== this.#seen) {
      this.#seen = version;
      this.#changedAt = now;
    }
    return (
      !this.#building &&
      this.#seen !== this.#built &&
      now - this.#changedAt >= this.#options.quietMs &&
      now - this.#startedAt >= this.#options.minMs
    );
  }

  started(now: number): void {
    this.#building = true;
    this.#startedAt = now;
  }

  /** The version that is built now; after a failure the old one, and the next build waits its turn. */
  finished(builtVersion: number): void {
    this.#building = false;
    this.#built = builtVersion;
  }
}
