import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { figure, weddingDress } from './cast';
import { reaching, waving } from './poses';
import type { Room } from './rooms';

/** Fourth floor: the dentist. */
export const surgery: Room = ({ colours, t }, { greeting }) => {
  const { darkest, deep, middle, light, paper, second } = colours.palette;
  const working = reaching(STANDING, [0.3 + 0.012 * Math.sin(t * 16), 0.56], [0.2, 0.5]);
  const kicked = 0.05 * Math.max(0, Math.sin(t * 3));
  const seat = mix(middle, second, 0.3);
  const sitting = reaching('sit', [0.2, 0.46 + kicked], [0.14, 0.44]);
  return (
    path(d`M236 0h8v44L300 66l-3 8L236 52Z`, mix(paper, deep, 0.4)) +
    path(d`M268 60L322 78L306 92L270 80Z`, light) +
    path(d`M274 82L304 92L282 178L226 150Z`, light, { opacity: 0.35 }) +
    rect(56, 64, 60, 44, paper) +
    path(d`M70 74q8 -6 16 0q8 -6 16 0q2 10 -5 24h-5l-3 -10h-6l-3 10h-5q-7 -14 -9 -24Z`, seat) +
    path(d`M204 104L222 100L250 176H330V190H238Z`, seat) +
    rect(276, 190, 16, 30, darkest) +
    rect(256, 214, 56, 6, darkest) +
    figure(
      'patient',
      {
        x: 246,
        y: 226,
        height: 138,
        pose: greeting > 0 ? blendPoses(sitting, waving(t), greeting * 0.4) : sitting,
      },
      colours,
    ) +
    figure(
      'dentist',
      { x: 166, y: 220, height: 168, pose: blendPoses(working, waving(t), greeting) },
      colours,
    )
  );
};

/** Draws the plant in its pot; each of its `leaves` unfolds between two whole numbers. */
export const plant = (
  x: number,
  y: number,
  size: number,
  leaves: number,
  t: number,
  { palette }: Colours,
): string => {
  const { darkest, deep, light, second, middle } = palette;
  const green = mix(mix(deep, light, 0.4), darkest, 0.12);
  const tall = size * (0.5 + leaves * 0.24);
  const sway = Math.sin(t * 1.1) * size * 0.04;
  const drawn = Array.from({ length: Math.ceil(leaves) }, (_, i) => {
    const grown = Math.min(1, leaves - i);
    const at = (i + 1) / (leaves + 0.6);
    const side = i % 2 === 0 ? 1 : -1;
    const [lx, ly] = [x + sway * at, y - size * 0.5 - tall * at];
    const r = size * 0.62 * grown;
    return path(
      d`M${lx} ${ly}C${lx + side * r * 0.2} ${ly - r * 0.8} ${lx + side * r * 0.9} ${ly - r * 0.8} ${lx + side * r * 1.1} ${ly - r * 0.5}` +
        d`C${lx + side * r} ${ly + r * 0.05} ${lx + side * r * 0.5} ${ly + r * 0.2} ${lx} ${ly}Z`,
      i % 3 === 2 ? mix(green, middle, 0.4) : green,
    );
  });
  return (
    stroke(
      d`M${x} ${y - size * 0.4}Q${x} ${y - tall * 0.6} ${x + sway} ${y - size * 0.5 - tall}`,
      green,
      size * 0.07,
    ) +
    drawn.join('') +
    path(
      d`M${x - size * 0.4} ${y - size * 0.55}H${x + size * 0.4}L${x + size * 0.28} ${y}H${x - size * 0.28}Z`,
      second,
    ) +
    rect(x - size * 0.45, y - size * 0.62, size * 0.9, size * 0.14, mix(second, darkest, 0.2))
  );
};

/** Fifth floor: the widow and her plant. */
export const plantRoom: Room = ({ colours, t }, { greeting, leaves }) => {
  const { deep, middle, light, paper } = colours.palette;
  const wood = mix(middle, deep, 0.45);
  const tilt = 0.03 * Math.sin(t * 1.8);
  const watering = reaching(STANDING, [0.3, 0.6 + tilt], [0.14, 0.56]);
  const [hx, hy] = [130 + 0.3 * 166, 220 - (0.6 + tilt) * 166];
  const can =
    path(d`M${hx - 6} ${hy - 4}h24v20h-24Z`, wood) +
    stroke(d`M${hx + 16} ${hy + 10}l22 -12`, wood, 4) +
    [0, 1, 2].map((i) => circle(hx + 40 + i * 4, hy + ((t * 26 + i * 9) % 30), 1.8, paper)).join('');
  return (
    rect(256, 30, 100, 112, mix(light, paper, 0.5)) +
    stroke('M306 30V142M256 86H356', wood, 4) +
    rect(248, 26, 116, 8, wood) +
    rect(64, 70, 40, 52, wood) +
    rect(70, 76, 28, 40, light) +
    circle(84, 92, 8, deep) +
    rect(218, 160, 74, 8, wood) +
    stroke('M228 168V220M282 168V220', wood, 5) +
    plant(254, 160, 38, leaves, t, colours) +
    (greeting > 0.4 ? '' : can) +
    figure('widow', { x: 130, y: 220, height: 166, pose: blendPoses(watering, waving(t), greeting) }, colours)
  );
};

/** Sixth floor: the bride and her dress. */
export const dressRoom: Room = ({ colours, t }, { greeting }) => {
  const { deep, light, paper, second } = colours.palette;
  const posing = reaching(STANDING, [0.22, 0.56 + 0.02 * Math.sin(t * 2)], [-0.22, 0.56]);
  return (
    rect(272, 40, 76, 170, light, { rx: 38 }) +
    rect(279, 47, 62, 158, mix(light, deep, 0.3), { rx: 31 }) +
    stroke('M50 60H110', light, 4) +
    path('M60 60h40l6 60h-52Z', second) +
    figure('bride', { x: 190, y: 216, height: 170, pose: blendPoses(posing, waving(t), greeting) }, colours) +
    weddingDress(190, 214, 170, 200, t, colours) +
    path(d`M176 62C150 90 140 150 128 206L156 210C160 150 168 100 184 76Z`, paper, { opacity: 0.75 })
  );
};
