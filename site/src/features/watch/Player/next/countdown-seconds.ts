/** As the acceptance table has it. */
export const COUNTDOWN_SECONDS = 10;
