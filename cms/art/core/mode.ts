import { mix } from './color';
import type { Palette } from './palette';
import type { Random } from './random';

export const MODES = ['night', 'dusk', 'blaze', 'paper'] as const;
export type Mode = (typeof MODES)[number];

/** Palette colours by their role in one picture. */
export interface Colours {
  skyTop: string;
  skyLow: string;
  far: string;
  mid: string;
  near: string;
  lit: string;
  line: string;
  second: string;
  text: string;
  middle: string;
  paper: string;
  isLight: boolean;
  palette: Palette;
}

/** Three of seven modes have a light ground, so that a page of pictures does not look too dark. */
export const modeOf = (random: Random): Mode =>
  random.pick(['night', 'night', 'dusk', 'dusk', 'blaze', 'blaze', 'paper']);

/** Assigns the palette's colours to their roles. `swapped` exchanges its colours `light` and `second`. */
export const coloursOf = (own: Palette, mode: Mode, swapped: boolean): Colours => {
  const palette = swapped ? { ...own, light: own.second, second: own.light } : own;
  const { darkest, deep, middle, light, second, paper } = palette;
  const shared = { middle, paper, palette, isLight: mode === 'blaze' || mode === 'paper' };
  const byMode = {
    night: {
      skyTop: darkest,
      skyLow: deep,
      far: mix(deep, middle, 0.5),
      mid: mix(deep, darkest, 0.1),
      near: darkest,
      lit: light,
      line: mix(light, deep, 0.25),
      second,
      text: paper,
    },
    dusk: {
      skyTop: deep,
      skyLow: mix(middle, second, 0.55),
      far: mix(middle, deep, 0.35),
      mid: mix(deep, middle, 0.3),
      near: darkest,
      lit: light,
      line: light,
      second,
      text: paper,
    },
    blaze: {
      skyTop: light,
      skyLow: mix(light, second, 0.6),
      far: mix(second, middle, 0.55),
      mid: middle,
      near: darkest,
      lit: paper,
      line: mix(light, darkest, 0.55),
      second: mix(second, paper, 0.25),
      text: darkest,
    },
    paper: {
      skyTop: paper,
      skyLow: mix(paper, light, 0.35),
      far: mix(light, paper, 0.25),
      mid: mix(middle, deep, 0.1),
      near: deep,
      lit: light,
      line: mix(middle, paper, 0.35),
      second,
      text: deep,
    },
  };
  return { ...byMode[mode], ...shared };
};
