import { liveStateOf } from '../../shared/catalogue/live-state';
import { dayOf } from '../../shared/clock/zone-time';
import type { MatchFragment } from './match.fragment.generated';

/** Matches of one calendar day. */
export interface MatchDay {
  /** Calendar day in the time zone, as `2026-11-23`. */
  day: string;
  /** Beginning of its first match. */
  startsAt: string;
  matches: readonly MatchFragment[];
}

export interface MatchBoard {
  /** On air, the one that began last first. */
  live: readonly MatchFragment[];
  /** Days with matches to come, then days whose matches are over, the nearest first. */
  days: readonly MatchDay[];
}

/** Past days that are shown; older matches are among the recordings. */
const PAST_DAYS = 2;

type Started = MatchFragment & { startsAt: string };

const byDay = (matches: readonly Started[], timeZone: string): MatchDay[] => {
  const days = new Map<string, Started[]>();
  for (const match of matches) {
    const day = dayOf(Date.parse(match.startsAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days].map(([day, ofDay]) => ({ day, startsAt: ofDay[0]?.startsAt ?? day, matches: ofDay }));
};

/**
 * Groups live events by their state at `now` and their day in a time zone. With `now` null, as in served HTML, the
 * stored states decide.
 */
export const matchBoard = (
  matches: readonly MatchFragment[],
  now: number | null,
  timeZone: string,
): MatchBoard => {
  const started = matches
    .filter((match): match is Started => match.startsAt !== null && match.liveState !== null)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const live = started.filter((match) => liveStateOf(match, now) === 'LIVE').reverse();
  const days = byDay(
    started.filter((match) => !live.includes(match)),
    timeZone,
  );
  const isOver = ({ matches: ofDay }: MatchDay): boolean =>
    ofDay.every((match) => liveStateOf(match, now) === 'ENDED');
  const past = days.filter(isOver).reverse().slice(0, PAST_DAYS);
  return { live, days: [...days.filter((day) => !isOver(day)), ...past] };
};
