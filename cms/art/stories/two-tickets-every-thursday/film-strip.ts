import { mix } from '../../core/color';
import { car } from '../../drawing/car';
import { arch } from '../../drawing/arch';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { jointsOf, person, type Person } from '../../figures/person';
import { blendPoses, walkingPose } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { husband, sleeper, widow } from './cast';

/** Draws one scene of the street within 200 by 140 units. */
type StreetScene = (context: ShotContext) => string;

const passer = (
  { colours }: ShotContext,
  seat: number,
  own: Pick<Person, 'x' | 'y' | 'height' | 'pose'>,
): Person => {
  const who = sleeper(colours, seat);
  return {
    head: 'short',
    look: who.look,
    shirt: colours.palette.second,
    trousers: mix(colours.palette.deep, colours.palette.paper, 0.25),
    ...own,
  };
};

const backdrop = ({ colours }: ShotContext, lower: string, amount: number): string => {
  const { palette } = colours;
  const shown = Array.from({ length: amount }, (_, i) => arch(14 + i * (180 / amount), 18, 20, 40));
  return (
    rect(0, 0, 200, 140, mix(palette.deep, palette.middle, 0.5)) +
    path(shown.join(''), palette.light, { opacity: 0.55 }) +
    rect(0, 112, 200, 28, lower)
  );
};

const fridge: StreetScene = (context) => {
  const { palette } = context.colours;
  const who = passer(context, 3, {
    x: 92,
    y: 130,
    height: 72,
    pose: blendPoses(walkingPose(context.t * 1.1), 'lift', 0.55),
  });
  const { head } = jointsOf(who);
  const lift = Math.sin(context.t * 7) * 1.2;
  return (
    backdrop(context, palette.deep, 4) +
    person(who) +
    rect(head[0] - 24, head[1] - 56 + lift, 46, 47, palette.paper, { rx: 5 }) +
    rect(head[0] - 24, head[1] - 40 + lift, 46, 2, palette.middle) +
    rect(head[0] + 14, head[1] - 34 + lift, 4, 14, palette.middle, { rx: 2 })
  );
};

const bride: StreetScene = (context) => {
  const { colours, t } = context;
  const { palette } = colours;
  const look = { ...widow(colours).look, accent: palette.paper };
  const run = 6 * Math.sin(t * 5);
  return (
    backdrop(context, palette.deep, 5) +
    car(150 + t * 3, 126, 19, colours, 0) +
    path(d`M62 66Q30 ${96 + run} 16 ${124 + run / 2}L60 130Z`, palette.paper, { opacity: 0.6 }) +
    person({
      x: 66,
      y: 132,
      height: 88,
      pose: blendPoses('run', 'wave', 0.5 + 0.2 * Math.sin(t * 4)),
      head: 'veil',
      look,
      shirt: palette.paper,
      trousers: palette.paper,
      isRobed: true,
    }) +
    circle(90, 52 + run * 0.6, 6, palette.second) +
    path(khatam(90, 52 + run * 0.6, 4), palette.light)
  );
};

const dancers: StreetScene = (context) => {
  const { colours, t } = context;
  const { palette } = colours;
  const [he, she] = [husband(colours), widow(colours)];
  const sway = Math.sin(t * 2.4) * 4;
  return (
    rect(0, 0, 200, 140, mix(palette.middle, palette.deep, 0.4)) +
    path(arch(38, 8, 124, 140), palette.light) +
    person({
      x: 86 + sway,
      y: 134,
      height: 100,
      pose: blendPoses('walk', 'speak', 0.6 + 0.3 * Math.sin(t * 2.4)),
      head: he.head,
      look: he.look,
      shirt: he.body,
      trousers: he.legs,
    }) +
    person({
      x: 118 + sway,
      y: 134,
      height: 94,
      pose: blendPoses('speak', 'walk', 0.5 + 0.3 * Math.sin(t * 2.4)),
      head: 'long',
      look: she.look,
      shirt: palette.second,
      trousers: palette.second,
      isRobed: true,
      isTurned: true,
    }) +
    stroke(
      d`M30 110H170M30 136H170` + [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => d`M${36 + i * 16} 110V138`).join(''),
      palette.darkest,
      3,
    )
  );
};

const cat: StreetScene = ({ colours, t }) => {
  const { palette } = colours;
  const tail = 10 * Math.sin(t * 2);
  return (
    rect(0, 0, 200, 140, mix(palette.deep, palette.darkest, 0.2)) +
    circle(100, 62, 46, palette.light) +
    path(khatam(100, 62, 30), mix(palette.light, palette.second, 0.4)) +
    rect(0, 104, 200, 40, mix(palette.middle, palette.deep, 0.5)) +
    stroke(d`M124 100Q${150 + tail} 96 ${146 + tail} 66`, palette.darkest, 7, { 'stroke-linecap': 'round' }) +
    path(d`M82 106Q78 70 96 62L92 46L101 53H109L118 46L114 64Q130 78 126 106Z`, palette.darkest)
  );
};

const STREET_SCENES = [fridge, bride, dancers, cat] as const;

const CELL = 236;

/** Draws the windows as a film strip that runs to the left; `shown` is the part of the strip that is there
 * already, `begin` how far it has run. */
export const filmStrip = (
  context: ShotContext,
  y: number,
  scale: number,
  speed: number,
  { shown = 1, begin = 0 } = {},
): string => {
  const { W, t, colours, definitions } = context;
  const { palette } = colours;
  const film = mix(palette.darkest, palette.deep, 0.2);
  const [h, cell] = [140 * scale, CELL * scale];
  const band = 26 * scale * shown;
  const moved = begin + t * speed;
  const first = Math.floor(moved / cell) - 1;
  const clip = definitions.clip(rect(0, 0, 200, 140, 'white', { rx: 16 - 10 * shown }));
  const count = Math.ceil(W / cell) + 2;
  const cells = Array.from({ length: count }, (_, k) => {
    const i = first + k;
    const x = i * cell - moved + 18 * scale;
    const scene =
      STREET_SCENES[((i % STREET_SCENES.length) + STREET_SCENES.length) % STREET_SCENES.length] ?? cat;
    return group(
      { transform: `translate(${x.toFixed(2)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` },
      group({ 'clip-path': clip }, scene(context)),
    );
  });
  const step = 22 * scale;
  const holes = Array.from({ length: Math.ceil(W / step) + 2 }, (_, i) => {
    const x = i * step - (moved % step) - step;
    return [y - band * 0.76, y + h + band * 0.24]
      .map((top) => rect(x, top, 11 * scale, band * 0.52, palette.paper, { rx: 2.5 * scale }))
      .join('');
  });
  return (
    rect(-5, y - band, W + 10, h + band * 2, film) + cells.join('') + (shown > 0.15 ? holes.join('') : '')
  );
};
