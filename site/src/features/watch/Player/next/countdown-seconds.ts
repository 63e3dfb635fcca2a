/** Our choice; docs/product/rules.md R37 asks for a countdown in seconds. */
export const COUNTDOWN_SECONDS = 10;
