import { mix } from '../../core/color';
import type { Drawing, ShotContext } from '../story';
import { path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { tilted } from '../writer';

/** Draws the envelope from its front with (x, y) as its upper left corner; `written` from 0 to 1. */
export const envelope = (
  { colours: { palette }, definitions, writer }: ShotContext,
  x: number,
  y: number,
  w: number,
  written = 1,
): string => {
  const h = w * 0.6;
  const paper = mix(palette.paper, palette.second, 0.4);
  const line = (text: string, at: number, size: number, begin: number): string =>
    writer.write(
      {
        text,
        locale: 'ar',
        x: x + w * 0.86,
        y: y + h * at,
        size: w * size,
        color: palette.deep,
        weight: 400,
        written: Math.min(1, Math.max(0, (written - begin) / 0.32)),
      },
      definitions,
    );
  return (
    rect(x + w * 0.015, y + w * 0.02, w, h, palette.darkest, { opacity: 0.4, rx: 3 }) +
    rect(x, y, w, h, paper, { rx: 3 }) +
    path(d`M${x} ${y}L${x + w / 2} ${y + h * 0.16}L${x + w} ${y}Z`, mix(paper, palette.middle, 0.14)) +
    stroke(
      d`M${x + w * 0.05} ${y + h * 0.14}h${w * 0.12}v${h * 0.24}h${-w * 0.12}Z`,
      mix(paper, palette.middle, 0.5),
      1.5,
      {
        'stroke-dasharray': '5 4',
      },
    ) +
    line('إلى فتاة الموقف', 0.46, 0.088, 0) +
    line('خط ١٤، أمام القرطاسية', 0.66, 0.062, 0.34) +
    stroke(d`M${x + w * 0.3} ${y + h * 0.84}h${w * 0.56}`, mix(paper, palette.middle, 0.4), 1.5)
  );
};

/** The envelope on the studio's table, with the lamp's light on it; a hand pushes it nearer. */
export const envelopeOnTable: Drawing = (context) => {
  const { W, H, t, colours, definitions } = context;
  const { palette } = colours;
  const moved = 1 - eased(t / 2.2);
  const light = definitions.radial(W * 0.5 + Math.sin(t * 0.8) * 14, H * 0.42, 330, [
    [0, palette.second, 0.5],
    [0.6, palette.light, 0.16],
    [1, palette.light, 0],
  ]);
  const skin = mix(mix(palette.light, palette.second, 0.6), palette.darkest, 0.2);
  const [hx, hy] = [478 + moved * 150, 216 - moved * 74];
  return (
    rect(0, 0, W, H, mix(palette.deep, palette.middle, 0.3)) +
    Array.from({ length: 8 }, (_, i) =>
      stroke(d`M0 ${i * 50 + 10}Q${W * 0.5} ${i * 50} ${W} ${i * 50 + 18}`, palette.deep, 1.6),
    ).join('') +
    rect(0, 0, W, H, light) +
    tilted(-3 - moved * 8, W / 2, H / 2, envelope(context, 142 + moved * 150, 46 - moved * 70, 360)) +
    stroke(d`M${hx + 60} ${hy - 20}L${hx + 240} ${hy - 130}`, palette.light, 60, {
      'stroke-linecap': 'round',
    }) +
    Array.from({ length: 4 }, (_, i) =>
      stroke(
        d`M${hx + 62} ${hy - 36 + i * 11}Q${hx + 30} ${hy - 30 + i * 13} ${hx + Math.abs(i - 1) * 5} ${hy - 10 + i * 14}`,
        skin,
        14,
        {
          'stroke-linecap': 'round',
        },
      ),
    ).join('')
  );
};
