import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { group, path, rect, stroke } from '../../drawing/svg';
import { d, round } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing } from '../story';
import { tilted } from '../writer';
import { sparrow } from './sparrow';

/** Draws a small open book as one sees it from the front; `closed` folds it. */
export const openBook = (x: number, y: number, z: number, { palette }: Colours, closed = 0): string => {
  const reach = z * (1 - 0.82 * closed);
  const page = (side: 1 | -1): string =>
    path(
      d`M${x} ${y}L${x + side * reach} ${y - z * 0.3}V${y - z * 1.35}L${x} ${y - z * 1.05}Z`,
      palette.paper,
      {
        stroke: palette.middle,
        'stroke-width': z * 0.16,
        'stroke-linejoin': 'round',
      },
    );
  return page(-1) + page(1);
};

const table = (W: number, H: number, wood: string, line: string): string =>
  rect(0, 0, W, H, wood) +
  Array.from({ length: 9 }, (_, i) =>
    stroke(d`M0 ${i * 44 + 12}Q${W * 0.4} ${i * 44 + 4} ${W} ${i * 44 + 20}`, line, 1.2, { opacity: 0.5 }),
  ).join('');

/** The cover of her book between two hands: a guide to birds. */
export const bookCover: Drawing = ({ W, H, t, colours, definitions, writer }) => {
  const { palette } = colours;
  const nod = Math.sin(t * 1.3) * 1.2;
  const [x, y, w, h] = [215, 22, 210, 282];
  const hand = (side: 1 | -1): string => {
    const at = x + w / 2 + side * (w / 2 + 6);
    return (
      stroke(
        d`M${at + side * 70} ${H + 40}Q${at + side * 66} ${y + 250} ${at} ${y + 200}`,
        palette.light,
        58,
      ) +
      Array.from({ length: 4 }, (_, i) =>
        stroke(
          d`M${at + side * 12} ${y + 186 + i * 19}h${-side * 30}`,
          mix(mix(palette.light, palette.second, 0.6), palette.darkest, 0.2),
          17,
          { 'stroke-linecap': 'round' },
        ),
      ).join('')
    );
  };
  return (
    rect(0, 0, W, H, mix(palette.light, palette.middle, 0.55)) +
    tilted(
      nod,
      W / 2,
      H,
      rect(x + 9, y + 8, w, h, palette.darkest, { opacity: 0.35, rx: 5 }),
      rect(x, y, w, h, palette.paper, { rx: 5 }),
      rect(x - 4, y - 3, w, h, palette.deep, { rx: 5 }),
      stroke(d`M${x + 10} ${y + 12}h${w - 30}v${h - 30}h${-(w - 30)}Z`, palette.second, 2),
      path(khatam(x + 100, y + 168, 66), mix(palette.middle, palette.deep, 0.3)),
      sparrow(x + 100, y + 196, 62, colours, t, 1),
      writer.write(
        {
          text: 'دليل الطيور',
          locale: 'ar',
          x: x + 100,
          y: y + 70,
          size: 28,
          color: palette.second,
          anchor: 'middle',
        },
        definitions,
      ),
      hand(-1),
      hand(1),
    )
  );
};

/** The book open at its last chapter, whose title the camera finds; a leaf turns. */
export const lastChapter: Drawing = ({ W, H, t, colours, definitions, writer }) => {
  const { palette } = colours;
  const edge = mix(palette.paper, palette.deep, 0.22);
  const ink = mix(palette.deep, palette.darkest, 0.4);
  const rows = (left: number, from: number): string =>
    Array.from({ length: 8 }, (_, i) => {
      const w = 196 - ((i * 37) % 52);
      return rect(left + 206 - w, from + i * 21, w, 5, mix(palette.paper, palette.middle, 0.35), { rx: 2.5 });
    }).join('');
  const turn = eased((t - 0.4) / 1.5);
  const leaf = turn < 1 ? Math.cos(Math.PI * turn) : -1;
  return (
    table(W, H, palette.middle, palette.deep) +
    rect(48, 34, 544, 330, palette.deep, { rx: 8 }) +
    path(d`M60 44Q190 26 320 50Q450 26 580 44V360H60Z`, palette.paper) +
    stroke(d`M320 50V360`, edge, 4) +
    writer.write(
      {
        text: 'الفصل الأخير',
        locale: 'ar',
        x: 452,
        y: 106,
        size: 20,
        color: palette.middle,
        anchor: 'middle',
        weight: 400,
      },
      definitions,
    ) +
    writer.write(
      { text: 'الهجرة', locale: 'ar', x: 452, y: 152, size: 42, color: ink, anchor: 'middle' },
      definitions,
    ) +
    rows(346, 186) +
    rows(86, 84) +
    Array.from({ length: 5 }, (_, i) => {
      const beat = Math.sin(t * 5 + i) * 5;
      const [bx, by] = [230 - i * 27 - t * 5, 292 + Math.abs(2 - i) * 12 - t * 3];
      return stroke(
        d`M${bx - 12} ${by - beat}Q${bx - 5} ${by - 3} ${bx} ${by}Q${bx + 5} ${by - 3} ${bx + 12} ${by - beat}`,
        ink,
        2.4,
      );
    }).join('') +
    (turn < 1
      ? group(
          { transform: `translate(320 0) scale(${String(round(leaf * 10) / 10 || 0.1)} 1)` },
          path(d`M0 50Q130 26 260 44V360H0Z`, mix(palette.paper, palette.second, 0.35), {
            stroke: edge,
            'stroke-width': 2,
          }),
        )
      : '')
  );
};
