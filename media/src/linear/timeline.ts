import { COUNTED_MS } from '../playlist/counted-from';
import { WINDOW_SEGMENTS } from '../playlist/write-live-playlist';

/** Length of a segment, of every film alike (encode-rung.ts); a channel is a row of such slots since 1970. */
export const SLOT_MS = 4000;

/**
 * Slots whose seams are remembered: back to the window of the moment from which they are counted for the oldest valid
 * address, and the slot before it.
 */
export const KEPT_SLOTS = WINDOW_SEGMENTS + COUNTED_MS / SLOT_MS + 1;

/** A programme of the schedule with the film it shows. */
export interface Programme {
  /** Code of the video. */
  code: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
}

/** What a channel shows in one slot. */
export interface Slot {
  /** Number since 1970, which is its number in the playlist. */
  number: number;
  /** Code of the film; null for the channel's own one, between programmes. */
  code: string | null;
  /** Number of the segment within the film. */
  index: number;
  isSeam: boolean;
}

interface TimelineParts {
  /** Whole segments of a film; 0 when there is no such film. */
  countOf: (code: string | null) => number;
}

/** What a channel has shown lately. It only grows at its end. */
export interface Timeline {
  /** Returns the slots that have ended at `now`, as far back as the live window goes. */
  advance: (now: number, programmes: readonly Programme[]) => readonly Slot[];
  /** Returns how many seams left the window between `from` and the moment of the last `advance`. */
  leftSeams: (from: number) => number;
}

const slotFrom = (instant: number): number => Math.ceil(instant / SLOT_MS);

/** A programme in slots: its first one, and the first one after it. */
interface Planned {
  code: string;
  first: number;
  end: number;
}

/** Returns the programmes in slots, the latest first: of two that overlap, the one that began later is on. */
const plannedOf = (programmes: readonly Programme[]): Planned[] =>
  programmes
    .toSorted((one, other) => other.startsAt - one.startsAt)
    .map(({ code, startsAt, endsAt }) => ({ code, first: slotFrom(startsAt), end: slotFrom(endsAt) }));

/**
 * Opens the timeline of a channel. What was listed once stays as it was, whatever happens to the schedule; a change
 * of it holds from the next slot on. Numbers come from the clock, and the remembered slots from the schedule, so both are
 * the same after a restart.
 */
export const openTimeline = ({ countOf }: TimelineParts): Timeline => {
  /** Those of the window. */
  let slots: Slot[] = [];
  /** Numbers of the slots that begin with a seam. */
  let seams: number[] = [];
  /** Number of the first slot of the window. It does not go back when a clock is set back. */
  let oldest = 0;

  const pick = (number: number, planned: readonly Planned[]): Pick<Slot, 'code' | 'index'> => {
    const programme = planned.find(({ first, end }) => first <= number && number < end);
    const count = programme ? countOf(programme.code) : 0;
    // A film that is shorter than its programme begins again.
    if (programme && count > 0) return { code: programme.code, index: (number - programme.first) % count };
    return { code: null, index: number % Math.max(1, countOf(null)) };
  };

  return {
    advance: (now, programmes) => {
      const next = Math.floor(now / SLOT_MS);
      const counted = next - KEPT_SLOTS;
      oldest = Math.max(oldest, next - WINDOW_SEGMENTS);
      let before = slots.at(-1);
      if (before && before.number < counted) {
        before = undefined;
        seams = [];
      }
      const planned = plannedOf(programmes);
      for (let number = (before?.number ?? counted - 1) + 1; number < next; number += 1) {
        const picked = pick(number, planned);
        const isSeam =
          before !== undefined && !(before.code === picked.code && picked.index === before.index + 1);
        if (isSeam) seams.push(number);
        before = { ...picked, number, isSeam };
        if (number >= oldest) slots.push(before);
      }
      slots = slots.filter(({ number }) => number >= oldest);
      if ((seams[0] ?? counted) < counted) seams = seams.filter((number) => number >= counted);
      // A clock that was set back lists nothing that has not ended.
      return slots.filter(({ number }) => number < next);
    },
    leftSeams: (from) => {
      const first = Math.floor(from / SLOT_MS) - WINDOW_SEGMENTS;
      return seams.filter((number) => number >= first && number < oldest).length;
    },
  };
};
