/** Room between two records, so that editors can put one in between. */
const POSITION_STEP = 10;

/** Where the record at `index` of the seeds stands in the editors' order. */
export const positionAt = (index: number): number => (index + 1) * POSITION_STEP;
