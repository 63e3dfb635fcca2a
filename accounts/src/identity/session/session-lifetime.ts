import { DAY_S } from '@sahra/schemas/constants';

/** Seconds until an unused session expires: thirty days. The owner gives no number (docs/product/limits.md). */
export const SESSION_SECONDS = 30 * DAY_S;

/** Returns the expiry time of a session that is opened or renewed now. */
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1000);
