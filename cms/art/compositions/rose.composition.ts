import { mix } from '../core/color';
import { circle, path, rect, stroke } from '../drawing/svg';
import { petals } from '../geometry/petals';
import { polar, polygon } from '../geometry/point';
import { khatam, regular, SIXTEENTH_TURN } from '../geometry/star';
import type { Composition, CompositionContext } from './composition';

const RAYS = 32;
const FOLDS = 16;

/** Sky after sunset in the colours of the sun: dark at the top, bright at the horizon. */
const afterglow = ({ W, H, stage, light, colours, definitions }: CompositionContext): string => {
  const { isLight, palette, skyTop, skyLow } = colours;
  const horizon = (stage.y + stage.h * 0.64) / H;
  const sky = definitions.linear(
    isLight
      ? [
          [0, skyTop],
          [horizon, skyLow],
        ]
      : [
          [0, mix(palette.deep, palette.darkest, 0.35)],
          [horizon * 0.3, mix(palette.deep, palette.middle, 0.22)],
          [horizon * 0.62, mix(palette.middle, palette.deep, 0.32)],
          [horizon * 0.9, mix(palette.middle, palette.second, 0.5)],
          [horizon, mix(palette.second, palette.light, 0.35)],
        ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const glow = definitions.radial(light.x, light.y, light.r * 2.9, [
    [0, isLight ? palette.paper : palette.light, 0.7],
    [0.5, isLight ? palette.paper : palette.second, 0.26],
    [1, palette.second, 0],
  ]);
  return rect(0, 0, W, H, sky) + rect(0, 0, W, H, glow);
};

const rays = ({ light, long, colours, definitions, W, H }: CompositionContext): string => {
  const fade = definitions.radial(light.x, light.y, long * 0.62, [
    [0.15, 'white', 0.55],
    [1, 'white', 0],
  ]);
  const mask = definitions.mask(W, H, rect(0, 0, W, H, fade));
  const beams = Array.from({ length: RAYS }, (_, i) => {
    const a = (i * 2 * Math.PI) / RAYS;
    const open = Math.PI / RAYS / 2;
    return polygon([
      [light.x, light.y],
      polar(light.x, light.y, long, a - open),
      polar(light.x, light.y, long, a + open),
    ]);
  });
  return path(beams.join(''), colours.palette.light, { mask, opacity: 0.28 });
};

/** Flat bands of cloud, in the style of a screen print. */
const clouds = ({ light, random, colours, stage }: CompositionContext): string =>
  [-1.5, 1.62, -1.28, 1.2, -1.9]
    .map((side, i) => {
      const w = light.r * random.between(0.7, 1.3);
      const h = light.r * 0.055;
      const x = light.x + light.r * side - w / 2;
      const y = light.y + stage.h * (-0.14 + i * 0.075);
      return (
        rect(x, y, w, h, mix(colours.palette.second, colours.palette.light, 0.35), {
          rx: h / 2,
          opacity: 0.26,
        }) +
        rect(x + w * 0.2, y + h * 1.7, w * 0.55, h * 0.8, colours.palette.light, {
          rx: h * 0.4,
          opacity: 0.2,
        })
      );
    })
    .join('');

/** Draws a large sun as a wooden rosette, each piece in its own tone. */
export const rose: Composition = (context) => {
  const { light, colours } = context;
  const { x, y, r } = light;
  const { isLight, palette } = colours;
  const outer = isLight ? colours.second : mix(palette.light, palette.second, 0.55);
  const face = isLight ? mix(palette.paper, palette.light, 0.2) : palette.light;
  const warm = mix(face, isLight ? palette.second : palette.second, 0.42);
  const bright = mix(face, palette.paper, 0.5);
  const cut = isLight ? palette.middle : mix(palette.middle, palette.deep, 0.18);
  const line = r * 0.013;
  const own = petals(x, y, r * 0.96, FOLDS);
  const heart = petals(x, y, r * 0.36, 8);
  const edge = { stroke: cut, 'stroke-width': line, 'stroke-linejoin': 'round' };
  return {
    back: [
      afterglow(context),
      rays(context),
      circle(x, y, r * 1.62, palette.light, { opacity: 0.13 }),
      circle(x, y, r * 1.36, palette.light, { opacity: 0.12 }),
      path(khatam(x, y, r * 1.34), outer, { opacity: 0.62 }),
      path(khatam(x, y, r * 1.22, SIXTEENTH_TURN), mix(outer, face, 0.6)),
      path(khatam(x, y, r * 1.1), face, { opacity: 0.7 }),
      circle(x, y, r, face),
      path(own.kites, warm, edge),
      path(own.petals, bright, edge),
      path(own.seeds, warm, edge),
      path(regular(x, y, FOLDS, r), 'none', { ...edge, 'stroke-width': line * 1.3 }),
      circle(x, y, r * 0.33, face),
      path(heart.kites, warm, edge) + path(heart.petals, palette.paper, edge) + path(heart.core, warm, edge),
      stroke(khatam(x, y, r * 0.36, SIXTEENTH_TURN), cut, line),
      isLight ? '' : clouds(context),
    ].join(''),
  };
};
