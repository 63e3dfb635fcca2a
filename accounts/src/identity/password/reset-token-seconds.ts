/** How long a viewer may take to choose a password after the code was right. */
export const RESET_TOKEN_SECONDS = 15 * 60;
