import { mix } from '../../core/color';
import { circle, group, path, rect } from '../../drawing/svg';
import { back } from '../../figures/guest';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { rain } from '../props/weather';
import type { Drawing, Shot, ShotContext } from '../story';
import { cabin } from './cabin';
import { boy, sleeper } from './cast';
import { cinemaFront } from './cinema-front';
import { glassDrops, slidingCity, wetRoad } from './city';
import { filmStrip } from './film-strip';
import { hand } from './hand';
import { nightBus } from './night-bus';
import { boySits, widowSits } from './riders';
import { lamp } from './stop';

const FILM = 'travel';
const PANE = { x: 40, y: 28, w: 560, h: 262 } as const;

const frame = ({ colours, W, H }: ShotContext): string => {
  const wall = mix(colours.palette.deep, colours.palette.light, 0.14);
  const { x, y, w, h } = PANE;
  return (
    path(
      d`M-10 -10H${W + 10}V${H + 10}H-10ZM${x + 20} ${y}h${w - 40}q20 0 20 20v${h - 40}q0 20 -20 20h${-(w - 40)}q-20 0 -20 -20v${-(h - 40)}q0 -20 20 -20Z`,
      wall,
      { 'fill-rule': 'evenodd' },
    ) + rect(-10, 312, W + 20, 8, mix(wall, colours.palette.darkest, 0.5))
  );
};

/** Draws the two from behind, in front of what they look at. */
const watchers =
  (lift = 0): Drawing =>
  ({ colours, t }) => {
    const { palette } = colours;
    const nod = 1.5 * Math.sin(t * 1.2);
    return (
      back(238, 250 + nod - lift, 78, 400, 'hood', mix(palette.deep, palette.darkest, 0.5), palette.light) +
      back(396, 280 - nod - lift, 64, 400, 'curls', mix(palette.deep, palette.darkest, 0.75), palette.second)
    );
  };

/** The cinema is shut, so the city is the film. */
export const THE_FILM: readonly Shot[] = [
  {
    seconds: 6,
    seed: 'two-tickets-closed',
    mode: 'night',
    camera: [
      { x: 0.55, y: 0.45, zoom: 1.24 },
      { x: 0.5, y: 0.52, zoom: 1.06 },
    ],
    back: (context) => {
      const come = eased(context.t / 3.6);
      return wetRoad(
        context,
        280,
        cinemaFront(context, { x: 380, ground: 280, h: 232, isOpen: false }) +
          nightBus(context, {
            x: -430 + 190 * come,
            road: 280,
            u: 42,
            riders: [1, 2, 6, 3].map((i) => sleeper(context.colours, i)),
            turns: come,
          }) +
          lamp(context, 150, 280, 200),
      );
    },
    near: (context) => rain(context, context.colours.paper, 100),
    lines: [{ en: 'The cinema.\nShut for two winters now.', ar: 'السينما.\nمغلقة منذ شتاءين.' }],
  },
  {
    seconds: 6,
    seed: 'two-tickets-behind',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.54, zoom: 1.1 },
    ],
    back: (context) =>
      rect(0, 0, 640, 360, mix(context.colours.palette.deep, context.colours.palette.middle, 0.45)) +
      cinemaFront(context, { x: 330 - context.t * 3, ground: 288, h: 240, isOpen: false }) +
      glassDrops(context, PANE, 130) +
      frame(context),
    front: watchers(),
    lines: [
      { en: '— So where do you go, every Thursday?', ar: '— فإلى أين تذهبين كل خميس؟' },
      { at: 3.2, en: '— To the last stop. And back.', ar: '— إلى آخر الخط. ثم أعود.' },
    ],
  },
  {
    seconds: 6,
    seed: 'two-tickets-wipes',
    mode: 'night',
    back: (context) => {
      const { t, colours, definitions } = context;
      const { palette } = colours;
      const who = boy(colours);
      const at = (second: number): readonly [number, number] => [
        320 + 170 * Math.sin(second * 2.1 - 1.57),
        150 + 44 * Math.sin(second * 4.4 + 0.4),
      ];
      const now = Math.min(t, 4.4);
      const steps = Math.max(1, Math.floor(now * 12));
      const wiped = Array.from({ length: steps }, (_, i) => circle(...at(i / 12), 50, 'white')).join('');
      const area = { x: 0, y: 0, w: 640, h: 300 };
      const [hx, hy] = at(now);
      const away = 260 * eased((t - 4.4) / 1);
      return (
        slidingCity(context, area, 70) +
        rect(0, 0, 640, 300, mix(palette.deep, palette.paper, 0.42), { opacity: 0.86 }) +
        glassDrops(context, PANE, 110) +
        group({ 'clip-path': definitions.clip(wiped) }, slidingCity(context, area, 70)) +
        frame(context) +
        hand({
          x: hx,
          y: hy + away,
          size: 44,
          turn: -76,
          skin: who.look.skin,
          sleeve: who.body,
          dark: palette.darkest,
        })
      );
    },
    lines: [
      {
        en: '— We have tickets. We have seats.\nAll we need is a film.',
        ar: '— عندنا تذكرتان ومقعدان.\nلا ينقصنا إلا الفيلم.',
      },
    ],
    effects: [0.4, 1.8, 3.2].map((at) => ({ at, sound: 'whoosh', level: 0.25 }) as const),
  },
  {
    seconds: 8,
    seed: 'two-tickets-strip',
    palette: FILM,
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.54, zoom: 1.12 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    back: (context) =>
      rect(-10, -10, 660, 380, mix(context.colours.palette.deep, context.colours.palette.light, 0.14)) +
      filmStrip(context, 62, 1.28, 52, { shown: eased((context.t - 1) / 2.2) }),
    front: watchers(-14),
    lines: [{ at: 0.4, for: 3.4, en: 'So they watch what is on.', ar: 'فيشاهدان ما يُعرض الليلة.' }],
    effects: [{ at: 1.2, sound: 'whoosh', level: 0.3 }],
  },
  {
    seconds: 7,
    seed: 'two-tickets-scenes',
    palette: FILM,
    mode: 'dusk',
    back: (context) =>
      rect(-10, -10, 660, 380, context.colours.palette.darkest) +
      filmStrip(context, 62, 1.66, 150, { begin: -200 }),
    near: (context) => glassDrops(context, { x: 0, y: 0, w: 640, h: 360 }, 60),
    lines: [
      {
        en: 'A man with a fridge. A bride with no car.\nNobody dies in it.',
        ar: 'رجل يحمل ثلاجة، وعروس فاتتها السيارة.\nولا أحد يموت في النهاية.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'two-tickets-faces',
    palette: FILM,
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.44, zoom: 1.04 },
      { x: 0.5, y: 0.42, zoom: 1.16 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const laugh = 0.5 + 0.5 * Math.sin(t * 1.6);
      const light =
        [colours.palette.light, colours.palette.second][Math.floor(t * 1.5) % 2] ?? colours.palette.light;
      return (
        cabin(
          context,
          { centre: 100, scale: 1.95, level: 190, speed: 70, begin: 190, free: [-1, 2] },
          widowSits(context, { lean: 3, nod: 6 - 8 * laugh }) +
            boySits(context, { lean: -4, nod: -10 + 4 * laugh }),
        ) +
        path(d`M${320 - 60 + 20 * Math.sin(t * 2)} 380L-20 60V-20H660V60Z`, light, {
          opacity: 0.09 + 0.06 * Math.sin(t * 6),
        })
      );
    },
    lines: [
      {
        en: '— He would have cried here. — At the cat?\n— At the cat.',
        ar: '— هنا كان سيبكي. — عند القطة؟\n— عند القطة.',
      },
    ],
  },
];
