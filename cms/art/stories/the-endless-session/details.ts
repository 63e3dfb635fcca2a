import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { coffeePot } from '../../figures/guest';
import { HEADS, type HeadName } from '../../figures/head';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import { smoke } from '../props/weather';
import type { ShotContext } from '../story';
import { tilted } from '../writer';
import { riqDrum } from './instruments';
import { playerLook } from './players';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Draws the riq from near by, shaken and struck by the fingers of two hands. */
export const riqHands = ({ t, colours }: ShotContext): string => {
  const { look, shirt } = playerLook(colours, 'riq');
  const hit = Math.max(0, Math.sin(t * 2 * Math.PI * 2)) ** 2;
  const tap = Math.max(0, Math.sin(t * 2 * Math.PI * 2 + 2)) ** 2;
  const shake = Math.sin(t * 25);
  const hand = (side: number, strike: number): string => {
    const [x, y] = [320 + side * 128, 214];
    const fingers = [0, 1, 2, 3].map((i) => {
      const lift = i === 0 ? strike * 26 : strike * 8;
      const [fx, fy] = [x - side * (60 - i * 4), y - 44 + i * 24 - lift];
      return stroke(
        d`M${x} ${y - 16 + i * 16}Q${x - side * 26} ${y - 50 + i * 22 - lift} ${fx} ${fy}`,
        look.skin,
        17,
        ROUND,
      );
    });
    return (
      stroke(d`M${x + side * 20} ${y + 30}L${x + side * 96} ${y + 130}`, look.skin, 46, ROUND) +
      stroke(d`M${x + side * 74} ${y + 104}L${x + side * 190} ${y + 260}`, shirt, 70, ROUND) +
      circle(x + side * 4, y + 14, 36, look.skin) +
      fingers.join('')
    );
  };
  return (
    [0, 1, 2]
      .map((i) => {
        const age = (t * 1 + i / 3) % 1;
        return circle(320, 176, 126 + age * 120, 'none', {
          stroke: i % 2 === 0 ? colours.palette.light : colours.palette.second,
          'stroke-width': 4,
          opacity: (1 - age) * 0.6,
        });
      })
      .join('') +
    riqDrum(colours, 320, 176, 126, shake * 2.2 + Math.sin(t * 2.1) * 6, shake) +
    hand(-1, hit) +
    hand(1, tap)
  );
};

/** Draws the tray that goes round: glasses, and tea poured into the next one. */
export const teaRound = ({ W, H, t, colours }: ShotContext): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const { look, shirt } = playerLook(colours, 'ney');
  const slide = -eased((t - 3.1) / 1.4) * 104;
  const poured = eased((t - 0.5) / 2.2);
  const pouring = t > 0.4 && t < 2.9;
  const glass = (x: number, level: number): string => {
    const body = d`M${x - 27} 196Q${x - 30} 228 ${x - 18} 244Q${x - 32} 268 ${x - 17} 286H${x + 17}Q${x + 32} 268 ${x + 18} 244Q${x + 30} 228 ${x + 27} 196Z`;
    const top = 282 - level * 70;
    return (
      ellipse(x, 288, 40, 8, paper) +
      path(body, paper, { opacity: 0.3 }) +
      (level > 0.02
        ? path(
            level > 0.5
              ? d`M${x - 25} ${top}Q${x - 26} 232 ${x - 16} 244Q${x - 29} 268 ${x - 15} 284H${x + 15}Q${x + 29} 268 ${x + 16} 244Q${x + 26} 232 ${x + 25} ${top}Z`
              : d`M${x - 22} ${Math.max(top, 252)}Q${x - 27} 268 ${x - 15} 284H${x + 15}Q${x + 27} 268 ${x + 22} ${Math.max(top, 252)}Z`,
            mix(second, light, 0.25),
          )
        : '') +
      (level > 0.9 ? smoke({ t: t + x }, x, 196, paper, { size: 0.8 }) : '')
    );
  };
  const tilt = pouring ? 30 * Math.min(1, (t - 0.4) * 3, (2.9 - t) * 4) : 0;
  const lift = pouring ? 0 : -8;
  return (
    rect(0, 300, W, H, mix(deep, darkest, 0.4)) +
    group(
      { transform: `translate(${slide.toFixed(1)} 0)` },
      ellipse(330, 300, 330, 32, mix(light, middle, 0.45)),
      ellipse(330, 296, 316, 27, mix(light, second, 0.2)),
      [60, 170, 280, 390, 500, 600].map((x) => path(khatam(x, 312, 9), mix(middle, light, 0.3))).join(''),
      glass(112, 1),
      glass(216, 1),
      glass(320, poured),
      glass(424, 0),
      glass(528, 0),
    ) +
    (pouring ? stroke(d`M320 98Q319 150 320 ${280 - poured * 68}`, mix(second, light, 0.25), 5, ROUND) : '') +
    tilted(
      -tilt,
      415,
      110 + lift,
      coffeePot(415, 158 + lift, 122, -1, mix(middle, second, 0.25), light),
      stroke(d`M487 ${104 + lift}L${607} ${170 + lift}`, look.skin, 34, ROUND),
      stroke(d`M553 ${140 + lift}L${700} ${210 + lift}`, shirt, 62, ROUND),
      circle(483, 102 + lift, 24, look.skin),
    )
  );
};

/** Draws three windows above the courtyard, with listeners who sway and keep the beat on the sill. */
export const listeners = ({ W, H, t, colours }: ShotContext): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const wall = mix(deep, middle, 0.25);
  const heads: readonly HeadName[] = ['veil', 'short', 'ghutra'];
  return (
    rect(0, 0, W, H, wall) +
    Array.from({ length: 9 }, (_, i) => path(khatam(i * 80, 26, 13), mix(wall, light, 0.22))).join('') +
    heads
      .map((head, i) => {
        const x = 44 + i * 194;
        const { look, shirt } = playerLook(colours, (['singer', 'riq', 'ney'] as const)[i] ?? 'ney');
        const sway = Math.sin(t * 1.9 + i * 1.3) * 7;
        const tap = Math.max(0, Math.sin(t * 2 * Math.PI * 1.5 + i)) * 9;
        const [cx, cy] = [x + 82 + sway, 178 + Math.abs(sway) * 0.3];
        const body = i === 1 ? mix(second, paper, 0.3) : shirt;
        return (
          path(arch(x - 12, 46, 188, 234), mix(wall, darkest, 0.4)) +
          path(arch(x, 58, 164, 222), mix(light, second, 0.2 + i * 0.22)) +
          path(
            d`M${cx - 62} 290Q${cx - 60} ${cy + 54} ${cx} ${cy + 48}Q${cx + 60} ${cy + 54} ${cx + 62} 290Z`,
            body,
          ) +
          HEADS[head](cx, cy, 72, look) +
          rect(x - 20, 276, 204, 18, mix(wall, darkest, 0.25)) +
          stroke(
            d`M${cx - 54} ${cy + 80}Q${cx - 62} 268 ${x + 50} 268`,
            mix(body, darkest, 0.12),
            24,
            ROUND,
          ) +
          circle(x + 60, 268, 13, look.skin) +
          stroke(
            d`M${cx + 54} ${cy + 80}Q${cx + 64} 262 ${x + 116} ${266 - tap}`,
            mix(body, darkest, 0.12),
            24,
            ROUND,
          ) +
          stroke(d`M${x + 112} ${266 - tap}L${x + 98} ${268 - tap * 1.4}`, look.skin, 18, ROUND)
        );
      })
      .join('') +
    rect(0, 330, W, 40, mix(wall, darkest, 0.4))
  );
};
