import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { arch } from '../../drawing/arch';
import { rosette } from '../../drawing/rosette';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { HEADS } from '../../figures/head';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { stars } from '../props/weather';
import type { ShotContext } from '../story';
import { tilted } from '../writer';
import { sleeper } from './cast';

/** Height of the top of the bedside table in the room, and of the floor. */
export const TABLE = 396;
export const FLOOR = 492;

/** Draws the wall with its window; `day` is how far the morning has come, from 0 to 1. */
export const wall = (context: ShotContext, day: number): string => {
  const { W, H, colours, definitions } = context;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const tone = mix(mix(deep, darkest, 0.25), mix(second, light, 0.25), day);
  const [x, y, w, h] = [64, 84, 160, 220];
  const sky = definitions.linear(
    [
      [0, mix(darkest, mix(second, paper, 0.5), day)],
      [1, mix(mix(middle, deep, 0.5), light, 0.15 + 0.85 * day)],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const clip = definitions.clip(path(arch(x, y, w, h), 'white'));
  const sunY = 330 - 150 * day;
  const drape = mix(middle, darkest, 0.35 - 0.2 * day);
  const stripes = Array.from({ length: 7 }, (_, i) =>
    path(khatam(26 + i * 52, 40, 9), mix(tone, colours.isLight ? middle : light, 0.18)),
  );
  return (
    rect(0, 0, W, H, tone) +
    group({}, ...stripes) +
    path(arch(x - 9, y - 11, w + 18, h + 16), mix(tone, darkest, 0.45)) +
    group(
      { 'clip-path': clip },
      rect(x, y, w, h, sky),
      day < 0.5 ? stars({ W: x + w, H: 420, t: context.t }, paper, { amount: 40, horizon: 0.62 }) : '',
      circle(144, sunY, 46, light),
      rosette('interlace', 144, sunY, 40, mix(middle, light, 0.3), 1.6),
      path(
        d`M60 304V276h26v-18h20v22h34v-34l12 -16l12 16v30h30v-14h40v42Z`,
        mix(deep, darkest, 0.3 - 0.3 * day),
      ),
    ) +
    stroke(d`M144 ${y + 4}V${y + h}M${x} ${y + 132}H${x + w}`, mix(tone, darkest, 0.45), 5) +
    path(d`M${x - 30} 70H${x + 34}Q${x + 30} 190 ${x - 4} 214Q${x + 2} 270 ${x - 2} 318H${x - 30}Z`, drape) +
    path(
      d`M${x + w + 30} 70H${x + w - 34}Q${x + w - 30} 190 ${x + w + 4} 214Q${x + w - 2} 270 ${x + w + 2} 318H${x + w + 30}Z`,
      drape,
    ) +
    rect(x - 40, 64, w + 80, 9, darkest, { rx: 4 }) +
    rect(0, FLOOR, W, H - FLOOR, mix(tone, darkest, 0.55)) +
    ellipse(170, FLOOR + 46, 210, 30, mix(middle, darkest, 0.3))
  );
};

/** Draws the table beside the bed. */
export const bedside = ({ palette }: Colours): string => {
  const wood = mix(palette.middle, palette.darkest, 0.45);
  return (
    rect(242, TABLE, 112, 12, mix(wood, palette.second, 0.3), { rx: 4 }) +
    rect(252, TABLE + 12, 92, 34, wood) +
    path(khatam(298, TABLE + 29, 7), palette.second) +
    rect(254, TABLE + 46, 9, FLOOR - TABLE - 40, wood) +
    rect(333, TABLE + 46, 9, FLOOR - TABLE - 40, wood)
  );
};

interface Bed {
  /** Who lies under the blanket; `nobody` leaves it flat. */
  head: 'sleeper' | 'hidden' | 'nobody';
}

/** Draws the bed, seen from the side, and its blanket, which breathes. */
export const bed = (context: ShotContext, { head }: Bed): string => {
  const { t, colours } = context;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const { look } = sleeper(colours);
  const breath = Math.sin(t * 1.9) * 4;
  const [top, hill] = head === 'nobody' ? [398, 404] : [344 - breath, 352 - breath * 0.6];
  const cover = mix(middle, light, 0.22);
  const end = head === 'hidden' ? 226 : 168;
  const blanket = d`M-20 ${hill + 22}Q40 ${hill} 78 ${hill + 12}Q118 ${top} ${end - 30} ${top + 8}Q${end + 8} ${top + 14} ${end + 6} 404V452H-20Z`;
  const pattern = [8, 62, 116].map((x, i) =>
    path(khatam(x + 10, 420 - (i === 1 ? 4 : 0), 13), mix(cover, paper, 0.55)),
  );
  const sleeping = head === 'sleeper' ? tilted(-76, 190, 366, HEADS.curls(190, 366, 46, look)) : '';
  return (
    rect(228, 322, 12, FLOOR - 318, mix(deep, darkest, 0.5), { rx: 5 }) +
    rect(-10, 436, 244, 34, mix(deep, darkest, 0.5)) +
    rect(-10, 408, 240, 34, mix(paper, second, 0.4), { rx: 10 }) +
    path(d`M148 410Q140 376 172 378Q204 368 226 382Q234 400 224 412Z`, paper) +
    sleeping +
    path(blanket, cover) +
    stroke(d`M-20 ${hill + 40}Q60 ${hill + 18} ${end - 18} ${top + 34}`, mix(cover, darkest, 0.25), 3) +
    group({}, ...pattern) +
    stroke(d`M${end + 4} ${top + 26}V452`, mix(cover, paper, 0.7), 6, { 'stroke-linecap': 'round' })
  );
};
