/** Star on the timeline: comments that speak about nearly the same second. */
export interface StarPlace {
  /** The second that most of them speak about. */
  second: number;
  count: number;
}

interface Moment {
  positionSeconds: number;
  commentCount: number;
}

/** Width that one star takes, so that each can be pressed. */
const STAR_PX = 28;

/**
 * Joins the seconds that comments speak about into stars that stand apart.
 * @param width Width of the timeline in pixels.
 */
export const starPlaces = (moments: readonly Moment[], seconds: number, width: number): StarPlace[] => {
  const slots = Math.max(1, Math.floor(width / STAR_PX));
  const stars = new Map<number, StarPlace & { most: number }>();
  for (const { positionSeconds: second, commentCount: count } of moments) {
    if (second > seconds) continue;
    const slot = Math.min(slots - 1, Math.floor((second / seconds) * slots));
    const star = stars.get(slot) ?? { second, count: 0, most: 0 };
    const isMost = count > star.most;
    stars.set(slot, {
      second: isMost ? second : star.second,
      most: isMost ? count : star.most,
      count: star.count + count,
    });
  }
  return [...stars].sort(([one], [other]) => one - other).map(([, { second, count }]) => ({ second, count }));
};
