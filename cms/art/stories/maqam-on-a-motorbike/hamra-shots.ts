import { mix } from '../../core/color';
import { ellipse, rect } from '../../drawing/svg';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { guest } from '../../figures/guest';
import { eased } from '../draw-story';
import type { Drawing, Shot } from '../story';
import { karim, karimNear, KARIM, OWN } from './cast';
import { crate } from './crate';
import { balcony, hamra } from './hamra';
import { motorbike } from './motorbike';
import { roadStrings } from './road';
import { streetSign } from './street-sign';

const shops: Drawing = (context) => {
  const { t, colours } = context;
  const x = 240 + 70 * eased(t / 7);
  return (
    hamra(context, 150) +
    roadStrings(context, 294, x, colours.palette.light, { gap: 12 }) +
    motorbike({ x, y: 318, size: 0.92, t, load: 'crate' })
  );
};

const basket: Drawing = (context) => {
  const { t } = context;
  const down = eased((t - 0.4) / 3) - eased((t - 4.8) / 3.6);
  const put = t > 4.4;
  const height = 132 + down * 100;
  const reach = eased((t - 2.2) / 1) - eased((t - 4.8) / 1.2);
  const isWaving = eased((t - 5.6) / 0.8);
  return (
    balcony(context, height, put) +
    motorbike({ x: 150, y: 322, size: 0.86, t, load: 'crate', speed: 0, hasRider: false }) +
    karim(
      {
        x: 300,
        y: 324,
        height: 196,
        pose: blendPoses(blendPoses(STANDING, 'speak', reach), 'wave', isWaving),
      },
      t,
    ) +
    (put
      ? ''
      : rect(310, 226 - reach * 40 - (t > 3.9 ? 12 : 0), 36, 26, OWN.light) +
        rect(326, 226 - reach * 40 - (t > 3.9 ? 12 : 0), 5, 26, OWN.middle))
  );
};

const cafe: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const rim = mix(palette.paper, palette.deep, 0.3);
  const nod = (shift: number): number => Math.sin(t * 2.2 + shift) * 2.4;
  const isTelling = t > 2.7;
  const sitting = (x: number, head: 'cap' | 'ghutra' | 'short', shift: number, side: 1 | -1): string =>
    guest({
      x: x + nod(shift) * 0.6,
      y: 150 + nod(shift),
      z: 74,
      foot: 330,
      head,
      look: {
        ...KARIM,
        skin: mix(KARIM.skin, OWN.paper, 0.1 * shift),
        accent: palette.middle,
        hair: mix(palette.paper, palette.deep, 0.2),
      },
      body: shift > 1 ? palette.middle : palette.deep,
      rim,
      gesture: isTelling && shift > 1 ? 'tell' : 'cup',
      side,
      thing: palette.paper,
    });
  return (
    hamra({ ...context, t: 3 }, 0) +
    rect(0, 0, W, H, palette.paper, { opacity: 0.42 }) +
    karimNear(146, 158 + Math.sin(t * 1.6) * 2, 82, 370) +
    crate(52, 236, 210, 74, -80) +
    sitting(380, 'cap', 0, -1) +
    sitting(534, 'short', 2, 1) +
    ellipse(450, 342, 236, 42, palette.deep) +
    ellipse(450, 335, 232, 38, palette.light)
  );
};

/** Hamra in Bayati: a basket, and a question at a café. */
export const HAMRA: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'hamra ride',
    mode: 'paper',
    palette: 'comedy',
    front: shops,
    over: streetSign('شارع الحمرا', 'بياتي', { x: 444 }),
    lines: [
      { at: 0.4, en: 'Hamra is Bayati: it starts mid-sentence.', ar: 'الحمرا بياتي: يبدأ من منتصف الجملة.' },
      { at: 3.9, en: 'No name on the parcel. Only the boy.', ar: 'لا اسم على الطرد. الولد فقط.' },
    ],
    effects: [{ at: 0.1, sound: 'whoosh', level: 0.35 }],
  },
  {
    seconds: 9,
    seed: 'hamra basket',
    mode: 'paper',
    palette: 'comedy',
    camera: [
      { x: 0.5, y: 0.3, zoom: 1.12 },
      { x: 0.56, y: 0.6, zoom: 1.06 },
    ],
    front: basket,
    lines: [
      {
        at: 0.5,
        en: 'On the second floor they sign with a basket.',
        ar: 'في الطابق الثاني يوقّعون بالسلّة.',
      },
      {
        at: 5,
        en: 'The tip comes down next time. Usually grapes.',
        ar: 'والبقشيش ينزل المرّة القادمة. عنبٌ في الغالب.',
      },
    ],
    effects: [{ at: 4.4, sound: 'paper', level: 0.5 }],
  },
  {
    seconds: 7,
    seed: 'hamra cafe',
    mode: 'paper',
    palette: 'comedy',
    camera: [
      { x: 0.4, y: 0.55, zoom: 1.1 },
      { x: 0.6, y: 0.5, zoom: 1.14 },
    ],
    front: cafe,
    lines: [
      { at: 0.3, en: '“A boy, under a window?”', ar: '«ولدٌ تحت شبّاك؟»' },
      {
        at: 2.7,
        en: '“Son, in Hamra we all sit in the window. Who sits under it?”',
        ar: '«يا ابني، كلّنا في الحمرا نجلس في الشبّاك. مَن يجلس تحته؟»',
      },
    ],
    effects: [{ at: 2.4, sound: 'click', level: 0.3 }],
  },
];
