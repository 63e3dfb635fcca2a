import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { path } from '../../drawing/svg';
import { HEADS, type HeadName, type Look } from '../../figures/head';
import { d } from '../../geometry/point';

/** How one person of the film looks, in any light. */
export interface Figure {
  head: HeadName;
  look: Look;
  body: string;
  legs: string;
  /** Wears a long skirt. */
  isLong?: boolean;
}

const skinOf = ({ palette }: Colours, shade: number): string =>
  mix(mix(palette.light, palette.second, 0.36), palette.darkest, shade);

const lookOf = (colours: Colours, shade: number, own: Partial<Look>): Look => ({
  skin: skinOf(colours, shade),
  hair: colours.palette.darkest,
  cloth: colours.palette.paper,
  accent: colours.palette.paper,
  band: colours.palette.darkest,
  ...own,
});

/** Draws the part of a veil that covers the neck; empty for other heads. */
export const veilOfNeck = (
  { head, look }: Pick<Figure, 'head' | 'look'>,
  x: number,
  y: number,
  z: number,
): string =>
  head === 'veil'
    ? path(
        d`M${x - z * 0.4} ${y + z * 0.14}Q${x - z * 0.3} ${y + z * 0.54} ${x} ${y + z * 0.55}Q${x + z * 0.3} ${y + z * 0.54} ${x + z * 0.4} ${y + z * 0.14}L${x + z * 0.56} ${y + z * 1.06}Q${x} ${y + z * 1.34} ${x - z * 0.56} ${y + z * 1.06}Z`,
        look.accent,
      ) +
      path(
        d`M${x - z * 0.38} ${y + z * 0.3}Q${x - z * 0.24} ${y + z * 0.78} ${x + z * 0.5} ${y + z * 0.98}Q${x + z * 0.1} ${y + z * 0.66} ${x - z * 0.06} ${y + z * 0.55}Q${x - z * 0.28} ${y + z * 0.52} ${x - z * 0.38} ${y + z * 0.3}Z`,
        mix(look.accent, look.band, 0.2),
      )
    : '';

/** Draws the head of a figure around (x, y). */
export const headOfFigure = (who: Figure, x: number, y: number, z: number): string =>
  HEADS[who.head](x, y, z, who.look) + veilOfNeck(who, x, y, z);

/** The woman who pays for two: pale scarf, grey coat. */
export const widow = (colours: Colours): Figure => ({
  head: 'veil',
  look: lookOf(colours, 0.2, {}),
  body: mix(colours.palette.deep, colours.palette.light, 0.42),
  legs: mix(colours.palette.deep, colours.palette.light, 0.26),
  isLong: true,
});

/** The boy without a ticket: curls and a red pullover. */
export const boy = (colours: Colours): Figure => ({
  head: 'curls',
  look: lookOf(colours, 0.38, {}),
  body: colours.palette.second,
  legs: mix(colours.palette.deep, colours.palette.second, 0.22),
});

/** Who used to sit beside her. */
export const husband = (colours: Colours): Figure => ({
  head: 'short',
  look: lookOf(colours, 0.34, { hair: mix(colours.palette.deep, colours.palette.darkest, 0.3) }),
  body: mix(colours.palette.deep, colours.palette.middle, 0.3),
  legs: mix(colours.palette.deep, colours.palette.darkest, 0.4),
});

/** Abu Hamdi, in the cap of all his nights. */
export const driver = (colours: Colours): Figure => ({
  head: 'cap',
  look: lookOf(colours, 0.34, { accent: colours.palette.second }),
  body: mix(colours.palette.deep, colours.palette.middle, 0.5),
  legs: colours.palette.deep,
});

/** The inspector: pale cap, dark coat. */
export const inspector = (colours: Colours): Figure => ({
  head: 'cap',
  look: lookOf(colours, 0.3, { accent: colours.palette.paper }),
  body: mix(colours.palette.deep, colours.palette.paper, 0.3),
  legs: mix(colours.palette.deep, colours.palette.paper, 0.14),
});

const HEADS_ASLEEP = ['short', 'hood', 'ghutra', 'bun', 'curls', 'turban', 'veil'] as const;

/** One of those who sleep, chosen by the number of the seat. */
export const sleeper = (colours: Colours, seat: number): Figure => {
  const { deep, middle, light, paper, second } = colours.palette;
  const turn = Math.abs(seat * 5 + (seat < 0 ? 3 : 0));
  const tones = [
    mix(deep, light, 0.2),
    mix(middle, deep, 0.35),
    mix(deep, paper, 0.34),
    mix(deep, second, 0.3),
  ];
  return {
    head: HEADS_ASLEEP[turn % HEADS_ASLEEP.length] ?? 'short',
    look: lookOf(colours, 0.3 + (turn % 3) * 0.12, {
      accent: mix(tones[(turn + 1) % tones.length] ?? deep, paper, 0.22),
      cloth: mix(paper, deep, 0.3),
      hair: mix(colours.palette.darkest, paper, (turn % 4) * 0.14),
    }),
    body: tones[turn % tones.length] ?? deep,
    legs: mix(deep, colours.palette.darkest, 0.3),
  };
};
