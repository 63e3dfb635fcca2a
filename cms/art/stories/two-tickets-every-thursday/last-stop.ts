import { mix } from '../../core/color';
import { circle, path, rect } from '../../drawing/svg';
import { rosette } from '../../drawing/rosette';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { d, polar } from '../../geometry/point';
import { eased } from '../draw-story';
import { rain, stars } from '../props/weather';
import type { Shot } from '../story';
import { boy, sleeper, widow } from './cast';
import { slidingCity, wetRoad } from './city';
import { hand } from './hand';
import { driversMirror, streetAhead, windscreen } from './mirror';
import { foldedPaper } from './newspaper';
import { nightBus } from './night-bus';
import { onFoot } from './riders';
import { stopPole } from './stop';
import { tearingTickets } from './tearing';
import { ticket } from './ticket';

/** What he gives back, and the Thursday after. */
export const LAST_STOP: readonly Shot[] = [
  {
    seconds: 5,
    seed: 'two-tickets-last-stop',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.56, zoom: 1.12 },
      { x: 0.52, y: 0.58, zoom: 1.22 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const { palette } = colours;
      return wetRoad(
        context,
        274,
        rect(-10, -10, 660, 300, palette.darkest) +
          stars(context, palette.paper, { amount: 60, horizon: 0.55 }) +
          circle(292, 66, 40, palette.light) +
          rosette('wreath', 292, 66, 34, mix(palette.light, palette.second, 0.5), 1.4) +
          path(
            d`M-10 274V214Q90 170 200 206Q330 150 450 200Q560 176 660 222V274Z`,
            mix(palette.deep, palette.darkest, 0.25),
          ) +
          nightBus(context, {
            x: -150,
            road: 274,
            u: 46,
            riders: [undefined, undefined, undefined, undefined],
            door: 1,
          }) +
          stopPole(context, 566, 274, 170) +
          onFoot(widow(colours), { x: 356, y: 288, height: 182, pose: STANDING }) +
          onFoot(boy(colours), {
            x: 462,
            y: 288,
            height: 146,
            pose: blendPoses(STANDING, 'speak', eased((t - 1.5) / 1.4)),
            isTurned: true,
          }),
      );
    },
    lines: [{ en: 'Last stop.\nEven the rain gets off.', ar: 'آخر الخط.\nحتى المطر نزل.' }],
    effects: [{ at: 0.4, sound: 'door', level: 0.5 }],
  },
  {
    seconds: 5,
    seed: 'two-tickets-gives-back',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.46, y: 0.5, zoom: 1.14 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const { palette } = colours;
      const dark = palette.darkest;
      const [he, she] = [boy(colours), widow(colours)];
      const give = eased((t - 0.4) / 1.8);
      const warm = mix(palette.deep, palette.middle, 0.6);
      return (
        rect(-10, -10, 660, 380, warm) +
        circle(320, 40, 210, palette.second, { opacity: 0.2 }) +
        circle(320, 40, 130, palette.light, { opacity: 0.25 }) +
        hand({ x: 150, y: 244, size: 58, turn: -8, skin: she.look.skin, sleeve: she.body, dark, thumb: 1 }) +
        hand({
          x: 566 - 90 * give,
          y: 170 + 20 * give + 2 * Math.sin(t * 3),
          size: 46,
          turn: 174,
          skin: he.look.skin,
          sleeve: he.body,
          dark,
          thumb: 1,
          held: ticket(context, {
            x: 430 - 120 * give,
            y: 168 + 24 * give,
            w: 210,
            tilt: 9 - 8 * give,
            isPunched: true,
          }),
        })
      );
    },
    lines: [{ en: 'He gives the ticket back.\nUsed, at last.', ar: 'يعيد إليها التذكرة.\nمستعملة، أخيرًا.' }],
    effects: [{ at: 1.6, sound: 'paper', level: 0.5 }],
  },
  {
    seconds: 5,
    seed: 'two-tickets-star',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.4, y: 0.46, zoom: 1.2 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const { palette } = colours;
      const she = widow(colours);
      const up = eased(t / 2.4);
      const [x, y] = [356, 260 - 90 * up];
      const shine = eased((t - 1.8) / 1.4);
      const backlit = {
        ...context,
        colours: { ...colours, palette: { ...palette, paper: mix(palette.paper, palette.middle, 0.42) } },
      };
      const rays = Array.from({ length: 16 }, (_, i) => {
        const angle = (i * Math.PI) / 8 + t * 0.06;
        const [ax, ay] = polar(238, y, 44, angle - 0.05);
        const [bx, by] = polar(238, y, 44, angle + 0.05);
        const [cx, cy] = polar(238, y, (i % 2 === 0 ? 330 : 190) * shine, angle);
        return d`M${ax} ${ay}L${cx} ${cy}L${bx} ${by}Z`;
      });
      return (
        rect(-10, -10, 660, 380, mix(palette.deep, palette.darkest, 0.3)) +
        stars(context, palette.paper, { amount: 50, horizon: 1 }) +
        circle(238, 170, 150, palette.light, { opacity: 0.14 }) +
        circle(238, 170, 92, palette.light, { opacity: 0.3 }) +
        circle(238, 170, 62, palette.light) +
        hand({
          x: 520,
          y: y + 84,
          size: 60,
          turn: 212,
          skin: she.look.skin,
          sleeve: she.body,
          dark: palette.darkest,
          thumb: 1,
          held: ticket(backlit, { x, y, w: 420, tilt: 0, isPunched: true }),
        }) +
        path(rays.join(''), palette.light, { opacity: 0.55 * shine })
      );
    },
    effects: [{ at: 2.2, sound: 'bell', level: 0.35 }],
  },
  {
    seconds: 4,
    seed: 'two-tickets-next',
    mode: 'night',
    back: (context) => streetAhead(context, 0.7) + rain(context, context.colours.paper, 50),
    front: windscreen,
    over: (context) =>
      driversMirror(context, {
        x: 320,
        y: 100,
        w: 380,
        smile: eased((context.t - 1.2) / 1),
        glance: 0.5,
        blinks: [1.1],
      }),
    lines: [{ en: 'The Thursday after.', ar: 'الخميس التالي.' }],
  },
  {
    seconds: 5,
    seed: 'two-tickets-three',
    mode: 'night',
    camera: [
      { x: 0.48, y: 0.5, zoom: 1 },
      { x: 0.42, y: 0.48, zoom: 1.14 },
    ],
    back: (context) => tearingTickets(context, [0.3, 1.3, 2.8]),
    lines: [
      { en: '— Two, as always?', ar: '— تذكرتان كالعادة؟' },
      { at: 2.5, en: '— Three.', ar: '— ثلاث.' },
    ],
    effects: [1, 2, 3.5].map((at) => ({ at, sound: 'paper', level: 0.8 }) as const),
  },
  {
    seconds: 8,
    seed: 'two-tickets-end',
    mode: 'night',
    fadeOut: 1.8,
    camera: [
      { x: 0.46, y: 0.5, zoom: 1.5 },
      { x: 0.5, y: 0.5, zoom: 1.02 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const u = 60;
      const x = 60 + 620 * eased((t - 4.6) / 4.6);
      const road = 286;
      return wetRoad(
        context,
        road,
        slidingCity(context, { x: -20, y: 0, w: 680, h: road }, 90, 200) +
          nightBus(context, {
            x,
            road,
            u,
            riders: [sleeper(colours, 4), widow(colours), undefined, boy(colours)],
            turns: t * 0.7,
          }) +
          foldedPaper(context, x + u * (0.36 + 2 * 1.42 + 0.63), road - u * 2.2, u * 0.8, -4),
      );
    },
    near: (context) => rain(context, context.colours.paper, 90),
    lines: [
      {
        en: 'One for her, one for the newspaper,\nand one for whoever comes running.',
        ar: 'واحدة لها، وواحدة للجريدة،\nوواحدة لمن يأتي راكضًا.',
      },
    ],
    effects: [{ at: 5, sound: 'horn', level: 0.2 }],
  },
];
