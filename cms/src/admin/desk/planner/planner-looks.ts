import type { PlannerEntry } from '../../../desk/planner/planner';
import { HOUR_MS, STEP_MS, type Range } from './planner-time';

/** A longer pause is the end of a broadcast, not a gap. */
const GAP_MAX_MS = 4 * HOUR_MS;

/** Two programmes of a channel that run at the same time. */
export interface Overlap extends Range {
  /** Names both programmes and the time, so that "Meant" holds until one of them moves. */
  key: string;
  channel: string | null;
  earlier: PlannerEntry;
  later: PlannerEntry;
}

/** Time between two programmes of a channel. */
export interface Gap extends Range {
  channel: string | null;
}

export const rangeOf = ({ startsAt, endsAt }: Pick<PlannerEntry, 'startsAt' | 'endsAt'>): Range => ({
  from: Date.parse(startsAt),
  to: Date.parse(endsAt),
});

export const isWithin = (entry: PlannerEntry, { from, to }: Range): boolean => {
  const own = rangeOf(entry);
  return own.to > from && own.from < to;
};

const byChannel = (entries: readonly PlannerEntry[]): Map<string | null, PlannerEntry[]> => {
  const lanes = new Map<string | null, PlannerEntry[]>();
  for (const entry of entries) lanes.set(entry.channel, [...(lanes.get(entry.channel) ?? []), entry]);
  return lanes;
};

/** Returns the overlaps of each channel; `entries` are sorted by their beginning. */
export const overlapsOf = (entries: readonly PlannerEntry[]): Overlap[] =>
  [...byChannel(entries)].flatMap(([channel, lane]) =>
    lane.flatMap((later, place) =>
      lane.slice(0, place).flatMap((earlier) => {
        const [first, second] = [rangeOf(earlier), rangeOf(later)];
        if (second.from >= first.to) return [];
        const [from, to] = [second.from, Math.min(first.to, second.to)];
        const key = [earlier.documentId, later.documentId, from, to].join(' ');
        return [{ key, channel, earlier, later, from, to }];
      }),
    ),
  );

/** Returns the gaps between the programmes of each channel; `entries` are sorted by their beginning. */
export const gapsOf = (entries: readonly PlannerEntry[]): Gap[] =>
  [...byChannel(entries)].flatMap(([channel, lane]) => {
    let end = Number.POSITIVE_INFINITY;
    return lane.flatMap((entry) => {
      const { from, to } = rangeOf(entry);
      const isGap = from - end >= STEP_MS && from - end <= GAP_MAX_MS;
      const gap = isGap ? [{ channel, from: end, to: from }] : [];
      end = end === Number.POSITIVE_INFINITY ? to : Math.max(end, to);
      return gap;
    });
  });

/** Milliseconds of a range that the programmes of one channel fill; overlaps count once. */
const filledTime = (lane: readonly PlannerEntry[], { from, to }: Range): number => {
  let end = from;
  let filled = 0;
  for (const entry of lane) {
    const own = rangeOf(entry);
    const [starts, ends] = [Math.max(own.from, end), Math.min(own.to, to)];
    if (ends > starts) filled += ends - starts;
    end = Math.max(end, ends);
  }
  return filled;
};

/** Share of a range that is filled, of all channels that the entries name; `channels` counts those of the week. */
export const filledShare = (entries: readonly PlannerEntry[], range: Range, channels: number): number => {
  const filled = [...byChannel(entries).values()].reduce((sum, lane) => sum + filledTime(lane, range), 0);
  return channels === 0 ? 0 : filled / (channels * (range.to - range.from));
};
