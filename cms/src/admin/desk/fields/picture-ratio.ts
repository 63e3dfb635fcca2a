const TOLERANCE = 0.02;
/** Ratios that have a name. */
const NAMED = [
  [16, 9],
  [9, 16],
  [4, 3],
  [3, 4],
  [2, 3],
  [3, 2],
  [1, 1],
  [21, 9],
] as const;

const isNear = (ratio: number, wanted: number): boolean => Math.abs(ratio / wanted - 1) <= TOLERANCE;

/** Ratio as it is written: `16:9`, `1.91:1`. */
export const ratioText = (ratio: number): string => {
  const named = NAMED.find(([width, height]) => isNear(ratio, width / height));
  return named ? named.join(':') : `${Number(ratio.toFixed(2))}:1`;
};

/** Whether a picture of this size has the ratio that its place needs. */
export const fits = (width: number, height: number, ratio: number): boolean =>
  height === 0 || isNear(width / height, ratio);
