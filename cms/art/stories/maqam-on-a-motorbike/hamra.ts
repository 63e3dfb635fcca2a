import { mix } from '../../core/color';
import { circle, ellipse, path, rect, stroke } from '../../drawing/svg';
import { HEADS } from '../../figures/head';
import { d } from '../../geometry/point';
import { arch } from '../../drawing/arch';
import type { ShotContext } from '../story';
import { KARIM, OWN } from './cast';
import { houses, scrolled } from './houses';

/** Draws the shops of Hamra, which pass at `speed` units a second. */
export const hamra = (context: ShotContext, speed: number): string => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const row = (seed: string, base: number, shade: number): string =>
    houses({
      seed,
      length: 760,
      base,
      heights: [150, 236],
      widths: [86, 140],
      fills: [
        mix(palette.second, palette.paper, shade),
        mix(palette.middle, palette.paper, shade + 0.1),
        mix(palette.light, palette.paper, shade),
      ],
      dark: palette.deep,
      lit: palette.light,
      isLit: (_, chance) => chance > 0.7,
      pane: 17,
      awnings: [palette.middle, palette.paper],
    });
  const back = houses({
    seed: 'hamra far',
    length: 700,
    base: 250,
    heights: [150, 215],
    widths: [40, 90],
    fills: [mix(palette.second, palette.paper, 0.62), mix(palette.light, palette.paper, 0.6)],
    dark: palette.second,
    lit: palette.paper,
    isLit: () => false,
    pane: 0,
  });
  const tree =
    rect(196, 190, 7, 82, palette.deep) +
    [
      [200, 168, 30],
      [178, 184, 22],
      [222, 186, 24],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, mix(palette.middle, palette.deep, 0.45)))
      .join('');
  return (
    scrolled(back, 700, W, t * speed * 0.3) +
    scrolled(row('hamra shops', 270, 0.3), 760, W, t * speed) +
    rect(-10, 268, W + 20, 14, mix(palette.paper, palette.deep, 0.2)) +
    scrolled(tree, 330, W, t * speed) +
    rect(-10, 280, W + 20, H, palette.deep) +
    rect(-10, 280, W + 20, 3, palette.darkest)
  );
};

/** Draws a house front of Hamra with a woman on a balcony, whose basket hangs at `basket`; with a parcel in it. */
export const balcony = (context: ShotContext, basket: number, hasParcel: boolean): string => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const wall = mix(palette.second, palette.paper, 0.35);
  const x = 418;
  const sway = Math.sin(t * 2.1) * 4 * (basket / 250);
  const pane = (at: number, y: number): string =>
    path(arch(at, y, 54, 82), palette.deep) +
    stroke(d`M${at + 27} ${y + 6}v76M${at} ${y + 40}h54`, wall, 2) +
    path(d`M${at - 20} ${y + 24}h18v58h-18ZM${at + 56} ${y + 24}h18v58h-18Z`, palette.middle);
  const rail = Array.from({ length: 15 }, (_, i) => d`M${x - 84 + i * 12} 104v36`).join('');
  return (
    rect(0, 0, W, H, wall) +
    pane(70, 30) +
    pane(218, 30) +
    pane(70, 168) +
    pane(560, 30) +
    pane(560, 168) +
    path(arch(x - 52, 8, 104, 134), palette.deep) +
    rect(x - 18 - 16, 70, 68, 74, palette.middle, { rx: 20 }) +
    HEADS.bun(x, 54, 40, { ...KARIM, accent: palette.light }) +
    stroke(
      d`M${x - 26} 88L${x - 46} 108L${x - 58} 100M${x + 26} 88L${x - 20} 112L${x - 56} 108`,
      palette.middle,
      13,
      {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    ) +
    circle(x - 58, 102, 7, KARIM.skin) +
    stroke(rail, palette.darkest, 2) +
    rect(x - 92, 100, 184, 5, palette.darkest) +
    rect(x - 96, 140, 192, 9, palette.darkest) +
    path(d`M${x - 60} 104L${x - 58 + sway} ${basket - 32}`, 'none', {
      stroke: palette.darkest,
      'stroke-width': 2,
    }) +
    stroke(
      d`M${x - 84 + sway} ${basket}Q${x - 58 + sway} ${basket - 62} ${x - 32 + sway} ${basket}`,
      palette.darkest,
      3,
    ) +
    (hasParcel
      ? rect(x - 76 + sway, basket - 18, 36, 26, OWN.light) +
        rect(x - 60 + sway, basket - 18, 5, 26, OWN.middle)
      : '') +
    path(d`M${x - 88 + sway} ${basket - 2}h60l-8 32h-44Z`, mix(palette.light, palette.deep, 0.35)) +
    stroke(d`M${x - 85 + sway} ${basket + 9}h54M${x - 82 + sway} ${basket + 19}h48`, palette.deep, 2) +
    rect(-10, 312, W + 20, H, palette.deep) +
    rect(-10, 304, W + 20, 9, mix(palette.paper, palette.deep, 0.25)) +
    ellipse(250, 322, 160, 6, palette.darkest, { opacity: 0.3 })
  );
};
