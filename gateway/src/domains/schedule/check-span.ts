import { GraphFailure } from '../../graph/graph-failure';

/** One month: the longest range that a schedule page shows. */
const SPAN_MAX_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws BAD_USER_INPUT when the range ends before it begins or is longer than a schedule page shows. */
export const checkSpan = (from: string, to: string): void => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days > 0 && days <= SPAN_MAX_DAYS) return;
  throw new GraphFailure(
    'BAD_USER_INPUT',
    `\`to\` must be after \`from\`, by at most ${SPAN_MAX_DAYS} days.`,
  );
};
