/** How much one viewer may write and report; a person who takes part in a live event stays below. */
export const COMMENTS_PER_MINUTE = 10;
export const REPORTS_PER_HOUR = 30;
/** As many viewers who report a comment hide it until a moderator has looked. */
export const REPORTS_THAT_HOLD = 3;
/** Longest that a reason of a report may be, in code points. */
export const REPORT_REASON_MAX = 300;
/** Latest second of a video that a comment may name: a day, longer than any event. */
export const COMMENT_AT_MAX = 24 * 60 * 60;
/** The most comments that one page holds: a page of the graph, and one more that tells whether something follows. */
export const COMMENTS_PAGE_MAX = 51;
/** The most comments whose replies one question may ask for. */
export const PARENTS_MAX = 100;
