/** Gap between two positions, so that editors can insert a record between them. */
const POSITION_STEP = 10;

/** Returns the position in the editors' order of the seed at `index`. */
export const positionAt = (index: number): number => (index + 1) * POSITION_STEP;
