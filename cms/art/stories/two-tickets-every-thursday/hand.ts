import { mix } from '../../core/color';
import { group, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';

export interface Hand {
  /** Middle of the palm. */
  x: number;
  y: number;
  /** Size of the palm. */
  size: number;
  /** Degrees; 0 reaches to the right. */
  turn: number;
  skin: string;
  sleeve: string;
  /** Colour of the edges. */
  dark: string;
  /** Side of the thumb. */
  thumb?: 1 | -1;
  /** Drawn between the fingers and the thumb, in the units of the picture. */
  held?: string;
}

/** Draws a hand and its sleeve that reach into the picture, holding something. */
export const hand = ({ x, y, size: s, turn, skin, sleeve, dark, thumb = -1, held = '' }: Hand): string => {
  const round = { 'stroke-linecap': 'round' } as const;
  const edge = mix(skin, dark, 0.24);
  const placed = (content: string): string =>
    group(
      {
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(1 ${String(-thumb)})`,
      },
      content,
    );
  const fingers = [-0.36, -0.12, 0.12, 0.34].map((at, i) => {
    const reach = s * (1.06 - Math.abs(i - 1.3) * 0.12);
    return (
      stroke(d`M${s * 0.2} ${at * s}L${reach} ${at * s * 0.9}`, edge, s * 0.27, round) +
      stroke(d`M${s * 0.2} ${at * s}L${reach} ${at * s * 0.9}`, skin, s * 0.22, round)
    );
  });
  return (
    placed(
      rect(-s * 6, -s * 0.62, s * 5.2, s * 1.24, sleeve, { rx: s * 0.2 }) +
        rect(-s * 1.1, -s * 0.36, s * 0.9, s * 0.72, skin) +
        rect(-s * 1.02, -s * 0.66, s * 0.26, s * 1.32, mix(sleeve, dark, 0.3), { rx: s * 0.1 }) +
        fingers.join('') +
        rect(-s * 0.5, -s * 0.5, s, s, skin, { rx: s * 0.36 }),
    ) +
    held +
    placed(
      stroke(
        d`M${-s * 0.2} ${-s * 0.34}Q${s * 0.2} ${-s * 0.66} ${s * 0.62} ${-s * 0.42}`,
        edge,
        s * 0.31,
        round,
      ) +
        stroke(
          d`M${-s * 0.2} ${-s * 0.34}Q${s * 0.2} ${-s * 0.66} ${s * 0.62} ${-s * 0.42}`,
          skin,
          s * 0.26,
          round,
        ),
    )
  );
};
