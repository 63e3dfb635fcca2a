import { programmeState } from '../../../shared/catalogue/programme-state';
import type { ScheduledProgrammeFragment } from '../../../shared/catalogue/scheduled-programme.fragment.generated';
import { entrySpan } from './entry-span';

/** Programme of the day; a live event that no programme shows may have an open end. */
export type Entry = Omit<ScheduledProgrammeFragment, 'endsAt'> & { endsAt: string | null };
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

const isOpen = ({ endsAt }: Entry): boolean => endsAt === null;

/** Programmes keep the upper lanes; events without an end stand below them. */
const byLane = (a: Entry, b: Entry): number =>
  Number(isOpen(a)) - Number(isOpen(b)) || Date.parse(a.startsAt) - Date.parse(b.startsAt);

const placed = (entries: readonly Entry[], now: number): Pick<ChannelRow, 'entries' | 'lanes'> => {
  const lanes: Entry[][] = [];
  const overlap = (a: Entry, b: Entry): boolean => {
    const [one, other] = [entrySpan(a, now), entrySpan(b, now)];
    return one.start < other.end && other.start < one.end;
  };
  const inLanes = [...entries].sort(byLane).map((entry) => {
    const free = lanes.findIndex((taken) => !taken.some((other) => overlap(entry, other)));
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), entry];
    return { entry, lane };
  });
  // Readers and arrow keys go through a row in the order of time.
  inLanes.sort((a, b) => Date.parse(a.entry.startsAt) - Date.parse(b.entry.startsAt));
  return { entries: inLanes, lanes: Math.max(1, lanes.length) };
};

/** Order of a row at a moment: what is on first, then what comes next, at the end what is over. */
const rankOf = ({ entries }: ChannelRow, moment: number): number => {
  const on = entries.filter(({ entry }) => programmeState(entry, moment) === 'on');
  if (on.length > 0) return on.every(({ entry }) => isOpen(entry)) ? 1 : 0;
  const coming = entries.filter(({ entry }) => programmeState(entry, moment) === 'coming');
  return Math.min(...coming.map(({ entry }) => Date.parse(entry.startsAt)), Number.MAX_SAFE_INTEGER);
};

/** Returns a row for each channel with programmes, in the order in which they matter at `moment`. */
export const channelRows = (entries: readonly Entry[], moment: number, now: number): ChannelRow[] => {
  const byChannel = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.channel?.slug ?? '';
    byChannel.set(key, [...(byChannel.get(key) ?? []), entry]);
  }
  return [...byChannel.entries()]
    .map(([key, own]) => ({ key, channel: own[0]?.channel ?? null, ...placed(own, now) }))
    .sort((a, b) => rankOf(a, moment) - rankOf(b, moment));
};
