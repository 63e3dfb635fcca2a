const DAY_S = 24 * 60 * 60;

/** A session ends after thirty days in which nobody asked for it; the owner gives no number (docs/product/limits.md). */
export const SESSION_SECONDS = 30 * DAY_S;

/** End of a session that is opened or renewed now. */
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1000);
