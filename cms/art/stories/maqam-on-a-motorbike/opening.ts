import { group, rect } from '../../drawing/svg';
import { mix } from '../../core/color';
import { eased } from '../draw-story';
import { birds } from '../props/weather';
import type { Drawing, Shot, ShotContext } from '../story';
import { OWN } from './cast';
import { FRONT, motorbike } from './motorbike';
import { motorbikeFront } from './motorbike-views';
import { comingLamps, comingStrings, corniche, roadStrings } from './road';
import { houses, scrolled } from './houses';

const [X, Y, SIZE] = [318, 300, 0.98];

/** The city on its hill across the bay, which passes slowly. */
const hillside = ({ W, t, colours }: ShotContext): string =>
  scrolled(
    houses({
      seed: 'hill',
      length: 800,
      base: 214,
      heights: [14, 74],
      widths: [16, 44],
      fills: [mix(colours.far, colours.lit, 0.2), colours.far, mix(colours.far, colours.mid, 0.4)],
      dark: colours.mid,
      lit: colours.lit,
      isLit: (_, chance) => chance > 0.6,
      pane: 5,
    }),
    800,
    W,
    t * 26 + 120,
  );

/** From the rosette of the front wheel to the whole ride along the sea. */
const outOfTheWheel: Drawing = (context) => {
  const { W, H, t } = context;
  const near = 1 - eased((t - 0.7) / 3.1);
  const scale = 7.4 ** near;
  const ahead = 70 * eased((t - 4) / 3.6);
  const [hx, hy] = [X + FRONT[0] * SIZE, Y + FRONT[1] * SIZE];
  const x = hx + (W / 2 - hx) * near;
  const y = hy + (H / 2 - hy) * near;
  return group(
    {
      transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)}) translate(${(-hx).toFixed(2)} ${(-hy).toFixed(2)})`,
    },
    hillside(context),
    birds(context, OWN.darkest, { amount: 9, height: 0.16, speed: 70 }),
    corniche(context, 230),
    roadStrings(context, 296, X + ahead, OWN.light, { height: 7 }),
    motorbike({ x: X + ahead, y: Y, size: SIZE, t, load: 'crate', speed: 120 + 60 * (1 - near) }),
  );
};

const towardsUs: Drawing = (context) => {
  const { W, H, t, share, colours } = context;
  const size = 0.5 + 1.15 * share ** 1.6;
  return (
    houses({
      seed: 'far city',
      length: 660,
      base: 176,
      heights: [20, 90],
      widths: [24, 60],
      fills: [colours.far, mix(colours.far, colours.mid, 0.4)],
      dark: colours.mid,
      lit: colours.lit,
      isLit: (_, chance) => chance > 0.5,
      pane: 6,
    }) +
    rect(-10, 174, W + 20, H, mix(colours.near, colours.mid, 0.3)) +
    comingStrings(context, [W / 2, 174], OWN.light) +
    comingLamps(context, [W / 2, 174], colours.near, colours.lit) +
    motorbikeFront(W / 2 + Math.sin(t * 1.7) * 46, 220 + 106 * share ** 1.4, size, t, {
      lean: Math.cos(t * 1.7) * 7,
    })
  );
};

/** The ride writes the title from right to left, as it is read. */
const titleRide: Drawing = (context) => {
  const { W, t, writer, definitions } = context;
  const text = 'مقام على دراجة نارية';
  const size = 64;
  const width = writer.width({ text, locale: 'ar', size });
  const right = W / 2 + width / 2;
  const x = 690 - t * 126;
  const line = (y: number, color: string): string =>
    writer.write(
      {
        text,
        locale: 'ar',
        x: right,
        y,
        size,
        color,
        written: Math.min(1, Math.max(0, (right - x - 20) / width)),
      },
      definitions,
    );
  return (
    birds(context, OWN.darkest, { height: 0.12, speed: 40 }) +
    line(123, OWN.paper) +
    line(120, OWN.middle) +
    corniche(context, -60, false) +
    roadStrings(context, 296, x, OWN.light) +
    motorbike({ x, y: 302, size: 0.66, t, load: 'crate', isTurned: true })
  );
};

/** Prologue: the ride that wins the viewer. */
export const OPENING: readonly Shot[] = [
  {
    seconds: 8,
    seed: 'corniche morning',
    mode: 'blaze',
    composition: 'sun',
    light: { x: 0.3, y: 0.4, r: 0.3 },
    front: outOfTheWheel,
    lines: [
      { at: 0.5, en: 'Every street in Beirut has its own scale.', ar: 'لكلّ شارعٍ في بيروت مقامُه.' },
      {
        at: 4.3,
        en: 'On a motorbike, you hear it change.',
        ar: 'وعلى الدراجة تسمع المقام وهو يتبدّل.',
      },
    ],
    effects: [{ at: 3.4, sound: 'whoosh', level: 0.4 }],
  },
  {
    seconds: 4,
    seed: 'road to us',
    mode: 'dusk',
    composition: 'sun',
    light: { x: 0.5, y: 0.34, r: 0.36 },
    front: towardsUs,
    lines: [
      {
        en: 'I deliver parcels. The city plays.',
        ar: 'أنا أوصل الطرود، والمدينة تعزف.',
      },
    ],
    effects: [{ at: 3.2, sound: 'whoosh', level: 0.6 }],
  },
  {
    seconds: 6,
    seed: 'title ride',
    mode: 'blaze',
    light: { x: 0.5, y: 0.5, r: 0.3 },
    front: titleRide,
  },
];
