/** Our choice; the owner asks for a countdown in seconds (docs/product/rules.md R37). */
export const COUNTDOWN_SECONDS = 10;
