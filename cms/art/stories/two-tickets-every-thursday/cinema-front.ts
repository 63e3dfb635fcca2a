import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { stringLights } from '../../drawing/string-lights';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted } from '../writer';

export interface CinemaFront {
  /** Middle of the front. */
  x: number;
  ground: number;
  /** Height of the front. */
  h: number;
  isOpen: boolean;
}

const poster = (
  { colours }: ShotContext,
  x: number,
  y: number,
  w: number,
  i: number,
  isOpen: boolean,
): string => {
  const { palette } = colours;
  const h = w * 1.35;
  const ground = isOpen
    ? ([palette.second, palette.middle, palette.paper][i % 3] ?? palette.paper)
    : mix(palette.deep, palette.paper, 0.2);
  const figure = isOpen ? palette.darkest : mix(palette.deep, palette.darkest, 0.4);
  const torn = isOpen
    ? d`L${x + w} ${y + h}H${x}Z`
    : d`L${x + w} ${y + h * 0.5}L${x + w * 0.7} ${y + h * 0.62}L${x + w * 0.6} ${y + h}H${x}Z`;
  return (
    rect(x - 3, y - 3, w + 6, h + 6, mix(palette.deep, palette.darkest, 0.5)) +
    path(d`M${x} ${y}H${x + w}` + torn, ground) +
    path(khatam(x + w * 0.45, y + h * 0.34, w * 0.24), isOpen ? palette.light : figure) +
    path(
      d`M${x + w * 0.12} ${y + h * 0.96}Q${x + w * 0.16} ${y + h * 0.6} ${x + w * 0.36} ${y + h * 0.6}Q${x + w * 0.56} ${y + h * 0.6} ${x + w * 0.58} ${y + h * 0.96}Z`,
      figure,
    )
  );
};

/** Draws the front of the cinema: lit on the evenings of then, shuttered tonight. */
export const cinemaFront = (context: ShotContext, own: CinemaFront): string => {
  const { x, ground, h, isOpen } = own;
  const { colours, writer, definitions, t } = context;
  const { palette } = colours;
  const w = h * 1.5;
  const top = ground - h;
  const left = x - w / 2;
  const wall = isOpen ? mix(palette.middle, palette.deep, 0.25) : mix(palette.deep, palette.middle, 0.3);
  const trim = isOpen ? palette.light : mix(palette.deep, palette.paper, 0.4);
  const sign = isOpen ? palette.paper : mix(palette.deep, palette.paper, 0.52);
  const blink = (i: number): number => (isOpen ? 0.6 + 0.4 * Math.sin(t * 5 + i * 1.3) : 0);
  const bulbs = Array.from({ length: 21 }, (_, i) =>
    circle(
      left + w * (0.13 + i * 0.037),
      top + h * 0.44,
      h * 0.012,
      isOpen ? palette.light : mix(palette.deep, palette.paper, 0.15),
      isOpen ? { opacity: blink(i) } : {},
    ),
  );
  const doorway = arch(x - w * 0.13, top + h * 0.52, w * 0.26, h * 0.48);
  const shutter = Array.from(
    { length: 9 },
    (_, i) => d`M${x - w * 0.13} ${top + h * (0.6 + i * 0.045)}h${w * 0.26}`,
  );
  const boards = isOpen
    ? ''
    : tilted(
        17,
        x,
        top + h * 0.76,
        rect(x - w * 0.17, top + h * 0.73, w * 0.34, h * 0.055, mix(palette.middle, palette.deep, 0.4)),
      ) +
      tilted(
        -14,
        x,
        top + h * 0.86,
        rect(x - w * 0.17, top + h * 0.85, w * 0.34, h * 0.055, mix(palette.middle, palette.deep, 0.5)),
      ) +
      rect(x - w * 0.075, top + h * 0.65, w * 0.15, h * 0.12, palette.paper) +
      writer.write(
        {
          text: 'مغلق',
          locale: 'ar',
          x,
          y: top + h * 0.74,
          size: h * 0.085,
          color: palette.middle,
          anchor: 'middle',
        },
        definitions,
      );
  return [
    path(
      d`M${left} ${ground}V${top + h * 0.16}H${left + w * 0.2}V${top}H${left + w * 0.8}V${top + h * 0.16}H${left + w}V${ground}Z`,
      wall,
    ),
    stroke(
      d`M${left} ${top + h * 0.16}H${left + w * 0.2}V${top}H${left + w * 0.8}V${top + h * 0.16}H${left + w}`,
      trim,
      h * 0.016,
    ),
    isOpen ? circle(x, top + h * 0.25, h * 0.5, palette.light, { opacity: 0.16 }) : '',
    tilted(
      isOpen ? 0 : 3.5,
      left + w * 0.2,
      top + h * 0.1,
      writer.write(
        { text: 'سينما', locale: 'ar', x, y: top + h * 0.32, size: h * 0.27, color: sign, anchor: 'middle' },
        definitions,
      ),
    ),
    rect(left + w * 0.08, top + h * 0.4, w * 0.84, h * 0.075, mix(wall, palette.darkest, 0.4), { rx: 4 }),
    ...bulbs,
    path(doorway, isOpen ? palette.light : mix(palette.deep, palette.paper, 0.12)),
    isOpen
      ? path(d`M${x - w * 0.1} ${ground}h${w * 0.2}l${w * 0.14} ${h * 0.24}h${-w * 0.48}Z`, palette.light, {
          opacity: 0.4,
        })
      : stroke(shutter.join(''), palette.darkest, h * 0.008),
    boards,
    ...[0.06, 0.2, 0.68, 0.82].map((share, i) =>
      poster(context, left + w * share, top + h * 0.56, w * 0.11, i, isOpen),
    ),
    isOpen
      ? stringLights({
          from: [left - w * 0.2, top + h * 0.1],
          to: [left + w * 0.2, top + h * 0.06],
          sag: h * 0.1,
          bulbs: 6,
          size: h * 0.022,
          wire: palette.darkest,
          lights: [palette.paper, palette.light],
        }) +
        stringLights({
          from: [left + w * 0.8, top + h * 0.06],
          to: [left + w * 1.2, top + h * 0.1],
          sag: h * 0.1,
          bulbs: 6,
          size: h * 0.022,
          wire: palette.darkest,
          lights: [palette.paper, palette.light],
        })
      : group(
          { opacity: Math.sin(t * 13) > 0.86 ? 0.9 : 0.25 },
          path(khatam(left + w * 0.9, top + h * 0.28, h * 0.06), palette.second),
        ),
  ].join('');
};
