/** Rate limits of one viewer's comments and reports; a person who takes part in a live event stays below. */
export const COMMENTS_PER_MINUTE = 10;
export const REPORTS_PER_HOUR = 30;
/** Number of reporting viewers that hides a comment until a moderator has reviewed it. */
export const REPORTS_TO_HOLD = 3;
/** Maximum comments per page: one page of the graph, plus one that shows whether more follow. */
export const COMMENTS_PAGE_MAX = 51;
/** Maximum number of comments whose replies one request may read. */
export const PARENTS_MAX = 100;
/** Maximum number of seconds per video that are listed with their comments: more than a timeline can show. */
export const MOMENTS_MAX = 200;
