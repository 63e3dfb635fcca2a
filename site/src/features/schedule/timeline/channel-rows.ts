import { programmeState } from '../../../shared/catalogue/programme-state';
import type { ProgrammeState } from '../../../shared/catalogue/programme-state';
import type { ScheduleEntryFragment } from '../../../shared/catalogue/schedule-entry.fragment.generated';

export type Entry = ScheduleEntryFragment;
type Channel = NonNullable<Entry['channel']>;

/** Programme in its row; those of one channel that overlap stand in lanes below each other. */
export interface PlacedEntry {
  entry: Entry;
  lane: number;
}

/** Row of the grid: the programmes of one channel. */
export interface ChannelRow {
  /** Slug of the channel; empty for programmes of none. */
  key: string;
  channel: Channel | null;
  entries: PlacedEntry[];
  lanes: number;
}

const placed = (entries: readonly Entry[]): Pick<ChannelRow, 'entries' | 'lanes'> => {
  const ends: number[] = [];
  const inLanes = [...entries]
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .map((entry) => {
      const free = ends.findIndex((end) => end <= Date.parse(entry.startsAt));
      const lane = free === -1 ? ends.length : free;
      ends[lane] = Date.parse(entry.endsAt);
      return { entry, lane };
    });
  return { entries: inLanes, lanes: Math.max(1, ends.length) };
};

/** Order of a row at a moment: what is on first, then what comes next, at the end what is over. */
const rankOf = ({ entries }: ChannelRow, moment: number): number => {
  const starts = (state: ProgrammeState): number[] =>
    entries
      .filter(({ entry }) => programmeState(entry, moment) === state)
      .map(({ entry }) => Date.parse(entry.startsAt));
  if (starts('on').length > 0) return 0;
  return Math.min(...starts('coming'), Number.MAX_SAFE_INTEGER);
};

/** Returns a row for each channel with programmes, in the order in which they matter at a moment. */
export const channelRows = (entries: readonly Entry[], moment: number): ChannelRow[] => {
  const byChannel = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.channel?.slug ?? '';
    byChannel.set(key, [...(byChannel.get(key) ?? []), entry]);
  }
  return [...byChannel.entries()]
    .map(([key, own]) => ({ key, channel: own[0]?.channel ?? null, ...placed(own) }))
    .sort((a, b) => rankOf(a, moment) - rankOf(b, moment));
};
