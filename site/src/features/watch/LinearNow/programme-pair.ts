interface Timed {
  /** ISO 8601. */
  startsAt: string;
  /** ISO 8601. */
  endsAt: string;
}

/** What a linear channel plays at a moment, and what follows. */
export interface ProgrammePair<Entry> {
  /** Null between programmes. */
  running: Entry | null;
  /** Null when nothing more is announced. */
  next: Entry | null;
}

/**
 * Returns what a linear channel plays at `now`, and what it plays next. Of two programmes that overlap it plays the
 * one that began later.
 * @param entries Entries of its schedule, earliest first.
 */
export const programmePair = <Entry extends Timed>(
  entries: readonly Entry[],
  now: number,
): ProgrammePair<Entry> => ({
  running:
    entries
      .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt))
      .at(-1) ?? null,
  next: entries.find(({ startsAt }) => now < Date.parse(startsAt)) ?? null,
});
