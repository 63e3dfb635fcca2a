import { group } from '../../drawing/svg';

/** Moves a drawing made around (0, 0) to a place, larger, and mirrored when it is turned. */
export const placed = (
  x: number,
  y: number,
  scale: number,
  isTurned: boolean,
  ...content: readonly string[]
): string =>
  group(
    {
      transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(isTurned ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`,
    },
    ...content,
  );
