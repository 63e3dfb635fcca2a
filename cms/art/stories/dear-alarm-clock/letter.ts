import { mix } from '../../core/color';
import { path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted, type Lettering } from '../writer';

const GREETING = 'عزيزي المنبّه،';
const BODY = 'لا.';

/** Place of the sheet in the picture of the letter. */
const SHEET = { x: 46, y: 96, w: 268, h: 380 } as const;

const greeting = (color: string): Lettering => ({
  text: GREETING,
  locale: 'ar',
  x: SHEET.x + SHEET.w - 24,
  y: 178,
  size: 36,
  color,
});
const body = (color: string): Lettering => ({
  text: BODY,
  locale: 'ar',
  x: SHEET.x + SHEET.w / 2 + 58,
  y: 350,
  size: 150,
  color,
});

/** Returns where the pen is when a share of the greeting or of the word after it is written. */
export const penAt = (
  { writer }: ShotContext,
  line: 'greeting' | 'body',
  written: number,
): readonly [number, number] => {
  const lettering = line === 'greeting' ? greeting('') : body('');
  const rise = Math.sin(written * 34) * lettering.size * 0.12;
  return [lettering.x - writer.width(lettering) * written, lettering.y - lettering.size * 0.2 + rise];
};

/** Draws the sheet of the letter, with the share of its two lines that is written. */
export const letterSheet = (
  { writer, definitions, colours }: ShotContext,
  written: { greeting: number; body: number },
): string => {
  const { darkest, deep, middle, paper } = colours.palette;
  const { x, y, w, h } = SHEET;
  return (
    rect(x + 6, y + 9, w, h, darkest, { rx: 4, opacity: 0.35 }) +
    rect(x, y, w, h, paper, { rx: 4 }) +
    [0, 1, 2, 3, 4]
      .map((i) => stroke(d`M${x + 20} ${194 + i * 62}H${x + w - 20}`, mix(paper, middle, 0.22), 1.2))
      .join('') +
    path(khatam(x + 34, y + 34, 13), mix(paper, middle, 0.5)) +
    writer.write({ ...greeting(deep), written: written.greeting }, definitions) +
    writer.write({ ...body(middle), written: written.body }, definitions)
  );
};

/** Draws a small folded card that stands at (x, ground) and shows one word. */
export const card = (
  { writer, definitions, colours }: ShotContext,
  place: { x: number; ground: number; size: number; text: string; turn?: number; flip?: number },
): string => {
  const { darkest, middle, paper } = colours.palette;
  const { x, ground, size, text, turn = 0, flip = 1 } = place;
  const w = size * 0.8 * Math.max(0.04, Math.abs(flip));
  const middleOf = ground - size * 0.55;
  return tilted(
    turn,
    x,
    middleOf,
    rect(x - w / 2 + 4, ground - size + 5, w, size, darkest, { opacity: 0.3, rx: 3 }),
    rect(x - w / 2, ground - size, w, size, flip < 0 ? mix(paper, middle, 0.08) : paper, { rx: 3 }),
    Math.abs(flip) > 0.55
      ? writer.write(
          {
            text,
            locale: 'ar',
            x,
            y: ground - size * 0.38,
            size: size * 0.34,
            color: middle,
            anchor: 'middle',
          },
          definitions,
        )
      : '',
  );
};
