const HOUR_MS = 3_600_000;
/** Hours without a programme in a row from which they become one narrow column. */
const GAP_HOURS = 2;
/** Widths in rem. */
export const HOUR_WIDTH = 15;
export const GAP_WIDTH = 4;

/** An hour of the grid, or several empty ones in one. */
export interface TimeColumn {
  start: number;
  end: number;
  isGap: boolean;
  /** Distance of its start from that of the grid, in rem. */
  at: number;
  width: number;
}

interface Span {
  start: number;
  end: number;
}

/**
 * Returns the columns of a day: one for each hour, from the first programme to the last. Empty hours shrink to a
 * gap, so that morning and evening stand side by side; the hour of `now` never does.
 */
export const timeColumns = (spans: readonly Span[], from: number, now: number | null): TimeColumn[] => {
  if (spans.length === 0) return [];
  const hourOf = (time: number): number => Math.floor((time - from) / HOUR_MS);
  const begin = Math.max(0, Math.min(...spans.map(({ start }) => hourOf(start))));
  const end = Math.max(...spans.map((span) => Math.ceil((span.end - from) / HOUR_MS)));
  const nowHour = now === null ? null : hourOf(now);
  const isBusy = (hour: number): boolean =>
    hour === nowHour ||
    spans.some((span) => span.start < from + (hour + 1) * HOUR_MS && span.end > from + hour * HOUR_MS);

  const columns: TimeColumn[] = [];
  let at = 0;
  for (let hour = begin; hour < end;) {
    let next = hour + 1;
    if (!isBusy(hour)) while (next < end && !isBusy(next)) next += 1;
    const isGap = !isBusy(hour) && next - hour >= GAP_HOURS;
    const width = isGap ? GAP_WIDTH : (next - hour) * HOUR_WIDTH;
    columns.push({ start: from + hour * HOUR_MS, end: from + next * HOUR_MS, isGap, at, width });
    at += width;
    hour = next;
  }
  return columns;
};

/** Returns the distance of a time from the start of the grid, in rem; times outside stand at its edges. */
export const placeOfTime = (columns: readonly TimeColumn[], time: number): number => {
  const column = columns.find(({ end }) => time < end) ?? columns.at(-1);
  if (!column) return 0;
  const share = Math.min(1, Math.max(0, (time - column.start) / (column.end - column.start)));
  return column.at + share * column.width;
};
