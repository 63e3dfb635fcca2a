import { coloursOf, type Mode } from '../../core/mode';
import { paletteOf } from '../../core/palette';
import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { petals } from '../../geometry/petals';
import { khatam, SIXTEENTH_TURN } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing, ShotContext } from '../story';
import { OWN } from './cast';
import { balcony } from './hamra';
import { jamAbove } from './jam';
import { motorbike } from './motorbike';
import { karimPlaying } from './player';
import { port } from './port';
import { downpour, rainStreet } from './rain-street';
import { roadStrings } from './road';
import { doorway, hummed, neighbourSitting } from './stairs';

interface Pane {
  palette: string;
  mode: Mode;
  draw: Drawing;
  /** What part of the street is seen: its left edge, its top and the scale. */
  left: number;
  top: number;
  scale: number;
}

const PANES: readonly Pane[] = [
  { palette: 'travel', mode: 'blaze', draw: port, left: 60, top: 20, scale: 0.62 },
  {
    palette: 'comedy',
    mode: 'paper',
    draw: (context) => balcony(context, 200 + 70 * Math.sin(context.t * 0.9), true),
    left: 300,
    top: 0,
    scale: 0.66,
  },
  { palette: 'combat-sports', mode: 'dusk', draw: jamAbove, left: 90, top: 20, scale: 0.72 },
  {
    palette: 'kitchen-stories',
    mode: 'paper',
    draw: (context) =>
      doorway(context) + neighbourSitting(context, 300, 306, 210) + hummed(context, 320, 120),
    left: 190,
    top: 30,
    scale: 0.62,
  },
  {
    palette: 'money-talk',
    mode: 'night',
    draw: (context) => rainStreet(context, 20) + downpour(context),
    left: 20,
    top: 20,
    scale: 0.68,
  },
];

const [WIDE, GAP, TOP, FOOT] = [119, 7.5, 22, 262];

const pane = (context: ShotContext, { palette, mode, draw, left, top, scale }: Pane, i: number): string => {
  const x = GAP + i * (WIDE + GAP);
  const shown = eased((context.t - 0.4 - i * 0.5) / 0.9);
  const colours = coloursOf(paletteOf(palette), mode, false);
  const shape = arch(x, TOP, WIDE, FOOT - TOP);
  const clip = context.definitions.clip(path(shape, 'white'));
  return (
    path(shape, mix(OWN.deep, OWN.darkest, 0.4)) +
    group(
      { 'clip-path': clip, opacity: shown },
      rect(x, TOP, WIDE, FOOT, colours.skyLow),
      group(
        {
          transform: `translate(${(x - left * scale).toFixed(1)} ${(TOP - top * scale).toFixed(1)}) scale(${String(scale)})`,
        },
        draw({ ...context, colours }),
      ),
    ) +
    stroke(shape, OWN.light, 2.4, { opacity: 0.4 + 0.6 * shown })
  );
};

const sun = (x: number, y: number, r: number, t: number): string => {
  const { petals: rim, kites, seeds, core } = petals(0, 0, r * 0.86, 12);
  return (
    circle(x, y, r * 1.5, OWN.light, { opacity: 0.14 }) +
    group(
      { transform: `translate(${String(x)} ${String(y)}) rotate(${(t * 7).toFixed(2)})` },
      path(khatam(0, 0, r * 1.16), OWN.second, { opacity: 0.9 }),
      path(khatam(0, 0, r, SIXTEENTH_TURN), OWN.light),
      path(kites, mix(OWN.light, OWN.second, 0.7)),
      path(rim, mix(OWN.light, OWN.middle, 0.22)),
      path(seeds + core, mix(OWN.light, OWN.second, 0.55)),
    )
  );
};

/** All streets in one picture: each behind its arch, with Karim before them and the strings as a road. */
export const allStreets: Drawing = (context) => {
  const { W, H, t } = context;
  const ride = -70 + t * 72;
  return (
    rect(0, 0, W, H, OWN.deep) +
    PANES.map((each, i) => pane(context, each, i)).join('') +
    rect(0, 262, W, H, OWN.darkest) +
    roadStrings({ W, t }, 270, ride, OWN.light, { count: 6, gap: 13, height: 6, width: 1.5 }) +
    (ride < 200 || ride > 440 ? motorbike({ x: ride, y: 270, size: 0.4, t, load: 'none' }) : '') +
    sun(318, 214, 66, t) +
    (ride >= 200 && ride <= 440 ? motorbike({ x: ride, y: 270, size: 0.4, t, load: 'none' }) : '') +
    ellipse(316, 344, 96, 9, OWN.darkest) +
    karimPlaying(318, 344, 204, t, 1, mix(OWN.second, OWN.darkest, 0.45))
  );
};
