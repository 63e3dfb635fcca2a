/** Lifetime of a reset token in seconds: the time to choose a password after the right code. */
export const RESET_TOKEN_SECONDS = 15 * 60;
