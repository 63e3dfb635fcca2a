import { mix } from '../../core/color';
import { randomOf } from '../../core/random';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Length after which the street begins again. */
const LENGTH = 1500;
const SIGNS = ['عصير', 'صيدلية', 'مقهى', 'حلّاق', 'خبز', 'زهور'] as const;

const wrapped = (x: number, from: number): number => ((((x - from) % LENGTH) + LENGTH) % LENGTH) + from;

const houses = (context: ShotContext, area: Area, moved: number, far: boolean): string => {
  const { palette, lit } = context.colours;
  const random = randomOf('houses', String(far));
  const base = area.y + area.h;
  const fill = far ? mix(palette.deep, palette.darkest, 0.15) : mix(palette.deep, palette.darkest, 0.62);
  const count = far ? 20 : 15;
  let [walls, panes] = ['', ''];
  for (let i = 0; i < count; i++) {
    const w = (LENGTH / count) * random.between(0.72, 1.02);
    const h = area.h * (far ? random.between(0.5, 0.92) : random.between(0.3, 0.7));
    const x = wrapped((LENGTH / count) * i - moved, area.x - 130);
    walls += d`M${x} ${base}V${base - h}H${x + w}V${base}Z`;
    for (let row = base - h + 10; row < base - 12; row += 17)
      for (let column = x + 8; column < x + w - 12; column += 16)
        if (random.chance(far ? 0.26 : 0.34)) panes += d`M${column} ${row}h7v9h-7Z`;
  }
  return (
    path(walls, fill) +
    path(panes, far ? mix(lit, palette.second, 0.25) : lit, { opacity: far ? 0.55 : 0.85 })
  );
};

const neon = (context: ShotContext, area: Area, moved: number): string => {
  const { colours, writer, definitions, t } = context;
  const { second, light, paper } = colours.palette;
  const size = area.h * 0.15;
  return SIGNS.map((text, i) => {
    const x = wrapped(i * 250 + (i % 2) * 60 - moved, area.x - 130);
    const y = area.y + area.h * (0.58 + 0.16 * Math.sin(i * 2.3));
    const color = i % 2 === 0 ? second : light;
    const flicker = i === 3 && Math.sin(t * 17) > 0.5 ? 0.45 : 1;
    const sign =
      i % 3 === 2
        ? stroke(khatam(x, y - size * 0.4, size), color, size * 0.34, { opacity: 0.25 }) +
          stroke(khatam(x, y - size * 0.4, size), color, size * 0.13)
        : rect(
            x - size * 1.8,
            y - size * 1.25,
            size * 3.6,
            size * 1.9,
            mix(color, colours.palette.darkest, 0.72),
            {
              rx: size * 0.3,
              stroke: color,
              'stroke-width': size * 0.1,
            },
          ) +
          writer.write(
            { text, locale: 'ar', x, y, size, color: mix(color, paper, 0.35), anchor: 'middle' },
            definitions,
          );
    return group({ opacity: flicker }, circle(x, y - size * 0.3, size * 2.6, color, { opacity: 0.13 }), sign);
  }).join('');
};

const bokeh = (context: ShotContext, area: Area, moved: number): string => {
  const random = randomOf('bokeh');
  const { light, second, paper } = context.colours.palette;
  return Array.from({ length: 34 }, () => {
    const x = wrapped(random() * LENGTH - moved * random.between(0.9, 1.25), area.x - 130);
    const y = area.y + area.h * random.between(0.45, 0.98);
    return circle(x, y, area.h * random.between(0.02, 0.085), random.pick([light, second, second, paper]), {
      opacity: random.between(0.16, 0.5),
    });
  }).join('');
};

/** Draws the lit city as it slides past to the left; `speed` is units a second. */
export const slidingCity = (context: ShotContext, area: Area, speed: number, begin = 0): string => {
  const { palette } = context.colours;
  const moved = begin + context.t * speed;
  const sky = context.definitions.linear(
    [
      [0, palette.darkest],
      [1, mix(palette.deep, palette.middle, 0.55)],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  return (
    rect(area.x, area.y, area.w, area.h, sky) +
    houses(context, area, moved * 0.35, true) +
    houses(context, area, moved * 0.7, false) +
    neon(context, area, moved) +
    (speed === 0 ? '' : bokeh(context, area, moved * 1.15))
  );
};

/** Draws drops on a pane, some of which run down. */
export const glassDrops = ({ t, colours }: ShotContext, area: Area, amount = 90): string => {
  const random = randomOf('glass');
  const color = mix(colours.palette.paper, colours.palette.light, 0.5);
  const still = Array.from({ length: amount }, () => {
    const [x, y, r] = [area.x + random() * area.w, area.y + random() * area.h, random.between(0.7, 2)];
    return d`M${x - r} ${y}a${r} ${r * 1.3} 0 1 0 ${r * 2} 0a${r} ${r * 1.3} 0 1 0 ${-r * 2} 0Z`;
  });
  const running = Array.from({ length: Math.round(amount / 6) }, () => {
    const [x, y, speed] = [area.x + random() * area.w, random() * area.h, random.between(9, 34)];
    const at = area.y + ((y + t * speed + 5 * Math.sin(t * 2 + y)) % area.h);
    const tail = Math.min(at - area.y, 22);
    return (
      stroke(d`M${x} ${at - tail}Q${x + 1.4} ${at - tail / 2} ${x} ${at}`, color, 1.1, { opacity: 0.28 }) +
      ellipse(x, at, 1.7, 2.5, color, { opacity: 0.75 })
    );
  });
  return path(still.join(''), color, { opacity: 0.32 }) + running.join('');
};

/** Draws content above a wet road at height `road`, and its reflection. */
export const wetRoad = ({ W, H, t, colours }: ShotContext, road: number, content: string): string => {
  const { palette } = colours;
  const asphalt = mix(palette.deep, palette.darkest, 0.55);
  const ripples = Array.from({ length: 11 }, (_, i) => {
    const y = road + 7 + i * i * 0.9 + i * 2;
    const x = W * ((i * 0.37) % 1) + Math.sin(t * 1.7 + i) * 10;
    return d`M${x - 150} ${y}h${170 + i * 12}M${x - W * 0.8} ${y + 3}h${190}M${x + 130} ${y + 2}h${240}`;
  });
  return (
    content +
    rect(-10, road, W + 20, H, asphalt) +
    group({ transform: `translate(0 ${String(road * 1.72)}) scale(1 -0.72)`, opacity: 0.42 }, content) +
    rect(-10, road, W + 20, 2, mix(asphalt, palette.paper, 0.25)) +
    stroke(ripples.join(''), asphalt, 2.2, { opacity: 0.75 })
  );
};
