/** Part of the stage below which it counts as scrolled away. */
export const SEEN_PART = 0.3;
