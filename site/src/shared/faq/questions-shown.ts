/** The others are one click away: more entries would hide the newsletter below. */
export const QUESTIONS_SHOWN = 6;
