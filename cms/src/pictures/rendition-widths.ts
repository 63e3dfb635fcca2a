/** The widest a page of the product shows a picture: the hero of a desk. */
const WIDEST = 1920;
/** Below this a smaller file saves nothing. */
const NARROWEST = 120;

/** Pixels across in which a picture of `width` is stored, smallest first: a quarter, half and all of it, never more. */
export const renditionWidths = (width: number): number[] => {
  const largest = Math.min(width, WIDEST);
  return [largest / 4, largest / 2, largest]
    .map(Math.round)
    .filter((each) => each >= NARROWEST || each === largest);
};
