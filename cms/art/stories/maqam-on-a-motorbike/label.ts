import { mix } from '../../core/color';
import { group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import type { Drawing, ShotContext } from '../story';
import { KARIM, OWN } from './cast';
import { PINE } from './crate';

const INK = mix(OWN.darkest, OWN.deep, 0.4);

const boards = ({ W, H }: ShotContext): string =>
  rect(0, 0, W, H, PINE) +
  stroke(d`M0 92H${W}M0 186H${W}M0 280H${W}`, mix(PINE, OWN.darkest, 0.5), 3) +
  [30, 130, 222, 318]
    .map((y, i) =>
      stroke(
        d`M${-20 + i * 40} ${y}Q160 ${y - 18} 320 ${y + 4}T660 ${y - 4}M${40 - i * 30} ${y + 24}Q220 ${y + 40} 400 ${y + 18}T680 ${y + 26}`,
        mix(PINE, OWN.darkest, 0.2),
        2,
      ),
    )
    .join('');

/** Draws a hand that comes from the lower right, with its finger at (x, y). */
const hand = (x: number, y: number): string =>
  stroke(d`M${x + 240} ${y + 190}L${x + 96} ${y + 78}`, OWN.paper, 76, { 'stroke-linecap': 'round' }) +
  stroke(d`M${x + 110} ${y + 92}L${x + 66} ${y + 56}`, KARIM.skin, 56, { 'stroke-linecap': 'round' }) +
  stroke(d`M${x + 62} ${y + 50}L${x + 5} ${y + 5}`, KARIM.skin, 19, { 'stroke-linecap': 'round' }) +
  stroke(
    d`M${x + 48} ${y + 62}L${x + 22} ${y + 66}M${x + 60} ${y + 80}L${x + 34} ${y + 88}`,
    mix(KARIM.skin, OWN.darkest, 0.14),
    19,
    { 'stroke-linecap': 'round' },
  );

/** Close view of the label; a finger goes along its line. */
export const labelNear: Drawing = (context) => {
  const { t, writer, definitions } = context;
  const along = eased((t - 0.6) / 3.6);
  const line = (text: string, y: number, size: number): string =>
    writer.write({ text, locale: 'ar', x: 320, y, size, color: INK, anchor: 'middle' }, definitions);
  return (
    boards(context) +
    group(
      { transform: 'rotate(-2 320 170)' },
      rect(92, 62, 456, 196, mix(OWN.paper, OWN.light, 0.12)),
      rect(100, 70, 440, 180, 'none', { stroke: OWN.middle, 'stroke-width': 2 }),
      line('إلى الولد الذي كان يصغي', 132, 35),
      line('تحت الشبّاك', 178, 35),
      line('دار الليمونة، بيروت', 226, 22),
      hand(490 - along * 340, 186),
    )
  );
};

/** Close view of the label in the rain: it comes off, and a second line stands beneath it. */
export const labelWet: Drawing = (context) => {
  const { t, writer, definitions } = context;
  const peeled = eased((t - 1.2) / 2.2);
  const drop = (x: number, speed: number): string =>
    stroke(d`M${x} ${((t * speed) % 420) - 40}v26`, OWN.paper, 3, {
      'stroke-linecap': 'round',
      opacity: 0.7,
    });
  return (
    boards(context) +
    rect(92, 70, 456, 184, OWN.paper) +
    writer.write(
      {
        text: 'كنتُ أعرف أنّك هناك',
        locale: 'ar',
        x: 320,
        y: 182,
        size: 41,
        color: OWN.middle,
        weight: 700,
        anchor: 'middle',
        written: peeled * 1.02,
      },
      definitions,
    ) +
    group(
      {
        transform: `translate(${(-peeled * 420).toFixed(1)} ${(peeled * 60).toFixed(1)}) rotate(${(-2 - peeled * 22).toFixed(1)} 92 260)`,
        opacity: 1 - eased((t - 2.6) / 0.9),
      },
      rect(88, 62, 464, 198, mix(OWN.paper, OWN.light, 0.2)),
      path(d`M552 62l${-peeled * 80} ${peeled * 20}V260H552Z`, mix(OWN.paper, OWN.darkest, 0.25)),
      writer.write(
        {
          text: 'إلى الولد الذي كان يصغي',
          locale: 'ar',
          x: 320,
          y: 150,
          size: 35,
          color: INK,
          anchor: 'middle',
          opacity: 0.55,
        },
        definitions,
      ),
      stroke(
        d`M196 160v${20 + t * 14}M262 158v${10 + t * 22}M330 162v${14 + t * 16}M412 158v${12 + t * 20}`,
        INK,
        4,
        {
          opacity: 0.3,
          'stroke-linecap': 'round',
        },
      ),
    ) +
    [60, 150, 236, 330, 402, 486, 570].map((x, i) => drop(x, 190 + (i % 3) * 60)).join('')
  );
};
