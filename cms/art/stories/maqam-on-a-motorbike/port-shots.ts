import { mix } from '../../core/color';
import { path, rect, stroke } from '../../drawing/svg';
import { blendPoses, STANDING, walkingPose } from '../../figures/pose-blend';
import { jointsOf, person } from '../../figures/person';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { birds } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { karim, KARIM, OWN } from './cast';
import { crate } from './crate';
import { labelNear } from './label';
import { motorbike } from './motorbike';
import { port, stacks } from './port';
import { roadStrings } from './road';
import { streetSign } from './street-sign';

const arrive: Drawing = (context) => {
  const { t, colours } = context;
  const x = -120 + 440 * eased(t / 5.4);
  return (
    port(context) +
    stacks(context, 430, 300) +
    birds(context, colours.near, { height: 0.2 }) +
    roadStrings(context, 292, x, colours.lit, { gap: 12 }) +
    motorbike({ x, y: 314, size: 0.7, t, load: 'none', speed: 150 })
  );
};

const parcels: Drawing = (context) => {
  const { t, colours } = context;
  const given = eased((t - 3.8) / 2.6);
  const clerk = {
    x: 196 + 52 * given,
    y: 318,
    height: 236,
    pose: blendPoses(t < 3.8 || given === 1 ? STANDING : walkingPose(t * 1.1), 'walk', 0.3),
    head: 'cap',
    look: { ...KARIM, accent: colours.second },
    shirt: colours.middle,
    trousers: colours.near,
  } as const;
  const { near } = jointsOf(clerk);
  const hands = [near.hand[0] + 18, near.hand[1] - 6] as const;
  const box = (x: number, y: number, w: number, fill: string): string =>
    rect(x, y - w * 0.66, w, w * 0.66, fill) +
    rect(x + w * 0.42, y - w * 0.66, w * 0.12, w * 0.66, OWN.paper);
  const eager = blendPoses(STANDING, 'speak', eased((t - 0.8) / 0.8) - eased((t - 2.8) / 0.8));
  return (
    port(context) +
    motorbike({ x: 520, y: 312, size: 0.9, t: 0.3, load: 'none', speed: 0, hasRider: false }) +
    box(40, 318, 72, OWN.light) +
    box(64, 271, 58, OWN.second) +
    box(36, 271, 30, mix(OWN.light, OWN.paper, 0.5)) +
    box(70, 233, 40, OWN.light) +
    box(116, 318, 46, mix(OWN.light, OWN.paper, 0.5)) +
    karim(
      {
        x: 372,
        y: 320,
        height: 232,
        pose: given > 0.6 ? blendPoses(STANDING, 'lift', 0.42 * given) : eager,
        isTurned: true,
      },
      t,
    ) +
    person(clerk) +
    crate(hands[0] + 26, hands[1] - 22, 152, 56, -86 + given * 8 + Math.sin(t * 3) * 1.5) +
    path(d`M${near.hand[0] - 8} ${near.hand[1] - 8}h16v16h-16Z`, KARIM.skin, { opacity: 0 }) +
    stroke(d`M${near.elbow[0]} ${near.elbow[1]}L${hands[0] + 14} ${hands[1] + 4}`, KARIM.skin, 13, {
      'stroke-linecap': 'round',
    })
  );
};

/** The port in Rast, where nine parcels wait. */
export const PORT: readonly Shot[] = [
  {
    seconds: 6,
    seed: 'port wide',
    mode: 'blaze',
    palette: 'travel',
    composition: 'sun',
    light: { x: 0.74, y: 0.3, r: 0.26 },
    front: arrive,
    over: streetSign('المرفأ', 'راست'),
    lines: [
      {
        at: 0.5,
        en: 'The port is Rast: wide, level, awake before us all.',
        ar: 'المرفأ راست: واسع، مستقيم، يصحو قبل الجميع.',
      },
    ],
    effects: [{ at: 0.2, sound: 'horn', level: 0.25 }],
  },
  {
    seconds: 8,
    seed: 'port parcels',
    mode: 'blaze',
    palette: 'travel',
    camera: [
      { x: 0.5, y: 0.6, zoom: 1.04 },
      { x: 0.5, y: 0.62, zoom: 1.2 },
    ],
    front: parcels,
    lines: [
      {
        at: 0.3,
        en: 'Nine parcels today. Eight of them I understand.',
        ar: 'تسعة طرود اليوم. ثمانية منها أفهمها.',
      },
      {
        at: 4.1,
        en: 'The ninth is long, heavy, and hums when moved.',
        ar: 'والتاسع طويل وثقيل، ويدندن كلّما حرّكته.',
      },
    ],
    effects: [
      { at: 4.2, sound: 'step', level: 0.5 },
      { at: 6.3, sound: 'knock', level: 0.5 },
    ],
  },
  {
    seconds: 6,
    seed: 'label',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.45, zoom: 1.05 },
      { x: 0.45, y: 0.42, zoom: 1.25 },
    ],
    front: labelNear,
    lines: [
      {
        at: 0.3,
        en: '“To the boy who used to listen under the window. Lemon House, Beirut.”',
        ar: '«إلى الولد الذي كان يصغي تحت الشبّاك. دار الليمونة، بيروت.»',
      },
    ],
    effects: [{ at: 0.5, sound: 'paper', level: 0.4 }],
  },
];
