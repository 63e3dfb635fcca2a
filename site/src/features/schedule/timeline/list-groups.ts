import { programmeState } from '../../../shared/catalogue/programme-state';
import type { Entry } from './channel-rows';
import type { DayRange } from './day-range';

/** Part of a day in the list: by the clock on today, by the hours on other days. */
export type GroupKey = 'earlier' | 'now' | 'later' | 'dawn' | 'day' | 'night';

export interface ListGroup {
  key: GroupKey;
  entries: Entry[];
}

const ORDER: readonly GroupKey[] = ['earlier', 'now', 'dawn', 'later', 'day', 'night'];

/** Returns the parts of a day that have programmes. `now` is null on other days than today. */
export const listGroups = (entries: readonly Entry[], range: DayRange, now: number | null): ListGroup[] => {
  const keyOf = (entry: Entry): GroupKey => {
    const start = Date.parse(entry.startsAt);
    const state = now === null ? null : programmeState(entry, now);
    if (state === 'ended') return 'earlier';
    if (state === 'on') return 'now';
    if (start >= range.midnight) return 'night';
    if (start < range.dawn) return 'dawn';
    return now === null ? 'day' : 'later';
  };
  return ORDER.map((key) => ({ key, entries: entries.filter((entry) => keyOf(entry) === key) })).filter(
    (group) => group.entries.length > 0,
  );
};
