import { mix } from '../../core/color';
import { rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import type { Drawing, Shot } from '../story';
import { OWN } from './cast';
import { crate, ringing } from './crate';
import { houses } from './houses';
import { jamAbove, jamLane } from './jam';
import { motorbike } from './motorbike';
import { motorbikeAbove } from './motorbike-views';
import { streetSign } from './street-sign';

const above: Drawing = (context) => {
  const { t } = context;
  const sway = Math.sin(t * 1.5);
  return jamAbove(context) + motorbikeAbove(320 + sway * 10, 400 - t * 46, 0.86, t, Math.cos(t * 1.5) * 5);
};

const between: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const x = 230 + 80 * eased(t / 7) + Math.sin(t * 2) * 5;
  return (
    houses({
      seed: 'ring',
      length: 660,
      base: 230,
      heights: [110, 200],
      widths: [50, 110],
      fills: [colours.far, mix(colours.far, colours.mid, 0.5)],
      dark: colours.mid,
      lit: colours.lit,
      isLit: (_, chance) => chance > 0.75,
      pane: 13,
    }) +
    rect(-10, 206, W + 20, H, mix(colours.mid, colours.near, 0.5)) +
    rect(-10, 200, W + 20, 8, colours.near) +
    jamLane(context, 252, 0.92, 10) +
    motorbike({ x, y: 306, size: 0.94, t, load: 'crate', speed: 40 }) +
    (t > 3.6 ? ringing(x - 92, 236, t, 46, colours.palette.paper) : '')
  );
};

const lane: Drawing = (context) => jamLane({ ...context, t: context.t * 1.4 }, 392, 1.3, -70);

const answer: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const shake = Math.sin(t * 38) * 1.6 * Math.max(0, Math.sin(t * 2.2));
  return (
    rect(0, 0, W, H, mix(colours.mid, colours.near, 0.3)) +
    ringing(330, 176, t, 300, colours.lit, 6) +
    stroke(
      [-2, -1, 0, 1, 2]
        .map(
          (i) =>
            d`M-10 ${176 + i * 22}Q160 ${176 + i * 22 + Math.sin(t * 26 + i) * 26} 320 ${176 + i * 20}T650 ${176 + i * 22}`,
        )
        .join(''),
      OWN.light,
      1.8,
      { opacity: 0.6 },
    ) +
    crate(330 + shake, 176, 360, 142, -4)
  );
};

/** The jam in Saba, where something answers the horns. */
export const JAM: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'jam above',
    mode: 'dusk',
    palette: 'combat-sports',
    front: above,
    over: streetSign('جسر الرينغ', 'صبا'),
    lines: [
      {
        at: 0.6,
        for: 3.8,
        en: 'The ring road is Saba. In Saba, everyone is late.',
        ar: 'الرينغ صبا. وفي الصبا الكلّ متأخّر.',
      },
    ],
    effects: [
      { at: 0.3, sound: 'horn', level: 0.5 },
      { at: 1.6, sound: 'horn', level: 0.35 },
      { at: 3.1, sound: 'horn', level: 0.5 },
      { at: 5.2, sound: 'horn', level: 0.4 },
      { at: 5.7, sound: 'horn', level: 0.3 },
    ],
  },
  {
    seconds: 7,
    seed: 'jam side',
    mode: 'dusk',
    palette: 'combat-sports',
    front: between,
    near: lane,
    lines: [
      {
        at: 0.3,
        en: 'Forty horns, and a quarter tone between any two.',
        ar: 'أربعون زمّورًا، وبين كلّ اثنين ربعُ نغمة.',
      },
      { at: 4.1, en: 'Then something behind me answered.', ar: 'ثمّ أجاب شيءٌ من خلفي.' },
    ],
    effects: [
      { at: 0.4, sound: 'horn', level: 0.4 },
      { at: 2.2, sound: 'horn', level: 0.5 },
      { at: 3.6, sound: 'bell', level: 0.4 },
    ],
  },
  {
    seconds: 5,
    seed: 'jam answer',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.52, y: 0.48, zoom: 1.3 },
    ],
    front: answer,
    lines: [{ at: 0.8, for: 2.6, en: '[A string answers]', ar: '[وترٌ يجيب]' }],
    effects: [
      { at: 0.3, sound: 'horn', level: 0.3 },
      { at: 0.7, sound: 'bell', level: 0.4 },
      { at: 2.6, sound: 'bell', level: 0.5 },
    ],
  },
];
