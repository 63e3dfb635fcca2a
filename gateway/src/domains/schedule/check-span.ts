import { GraphFailure } from '../../graph/graph-failure';

/** A month, the longest that a page of the schedule shows. */
const SPAN_MAX_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Refuses a time that ends before it begins, and one that is too long to be a question of a person. */
export const checkSpan = (from: string, to: string): void => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days > 0 && days <= SPAN_MAX_DAYS) return;
  throw new GraphFailure(
    'BAD_USER_INPUT',
    `\`to\` must be after \`from\`, by at most ${SPAN_MAX_DAYS} days.`,
  );
};
