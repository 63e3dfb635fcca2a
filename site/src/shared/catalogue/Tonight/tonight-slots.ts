import { liveStateOf } from '../live-state';
import { programmeState } from '../programme-state';
import type { ProgrammeState } from '../programme-state';
import type { ScheduleEntryFragment } from '../schedule-entry.fragment.generated';
import type { TonightQuery } from './tonight.query.generated';

/** One programme of the row, from the schedule or from the live events. */
export interface TonightSlot extends Pick<
  ScheduleEntryFragment,
  'id' | 'title' | 'language' | 'startsAt' | 'live' | 'thumbnail' | 'channel' | 'video'
> {
  /** ISO 8601; null for an event whose end is open. */
  endsAt: string | null;
  state: ProgrammeState;
  /** Unprefixed path. */
  to: string;
}

/** Slots of the row at most: the line is for an evening, the schedule for all of it. */
const SLOTS_MAX = 12;

/** Programmes and events that are on at most: those to come stay in sight. */
const ON_MAX = 3;

const slotOfEntry = (entry: ScheduleEntryFragment, now: number): TonightSlot => {
  const state = programmeState(entry, now);
  const isPlayable = state === 'on' && entry.video !== null;
  return { ...entry, state, to: isPlayable ? `/watch/${entry.video?.code}` : `/schedule/${entry.code}` };
};

const byStart = (a: TonightSlot, b: TonightSlot): number => Date.parse(a.startsAt) - Date.parse(b.startsAt);

/**
 * Returns the programmes of the row: the one that ended last, all that are on, those that come. Live events that no
 * programme shows are on as well: the schedule pauses by day, some events do not.
 */
export const tonightSlots = ({ schedule, videos }: TonightQuery, now: number): TonightSlot[] => {
  const entries = schedule?.nodes ?? [];
  const slots = entries.map((entry) => slotOfEntry(entry, now));
  const shown = new Set(
    entries.filter((entry) => programmeState(entry, now) === 'on').map(({ video }) => video?.code),
  );
  const events = (videos?.nodes ?? []).flatMap((video): TonightSlot[] =>
    video.startsAt !== null && liveStateOf(video, now) === 'LIVE' && !shown.has(video.code)
      ? [{ ...video, startsAt: video.startsAt, video, state: 'on', to: `/watch/${video.code}` }]
      : [],
  );
  const ended = slots
    .filter(({ state }) => state === 'ended')
    .sort((a, b) => Date.parse(a.endsAt ?? '') - Date.parse(b.endsAt ?? ''))
    .slice(-1);
  const on = [...slots.filter(({ state }) => state === 'on').sort(byStart), ...events.sort(byStart)].slice(
    0,
    ON_MAX,
  );
  const coming = slots.filter(({ state }) => state === 'coming').sort(byStart);
  return [...ended, ...on, ...coming].slice(0, SLOTS_MAX);
};
