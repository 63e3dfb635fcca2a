import type { Palette } from './palette';

const palette = (
  darkest: string,
  deep: string,
  middle: string,
  light: string,
  second: string,
  paper: string,
): Palette => ({ darkest, deep, middle, light, second, paper });

/** Palettes by the slug of the channel. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  'smashi-gaming': palette('#0d0b1c', '#2a1a4d', '#0f8f9e', '#ff9f1c', '#2ee6d0', '#fff3e0'),
  'street-football': palette('#04140f', '#0b3a2c', '#15795a', '#d9f06a', '#38c793', '#f4f8e4'),
  padel: palette('#04131a', '#0a3f52', '#138ba0', '#ff8a70', '#7fe0d4', '#f2f9f2'),
  'combat-sports': palette('#10070a', '#3a0d16', '#a3142a', '#ffe3c2', '#ff3b4a', '#fdf0e4'),
  'desert-motors': palette('#0a1418', '#12424c', '#c2571f', '#ffb057', '#4fb3bf', '#fdf0dd'),
  founders: palette('#0a1117', '#17303a', '#b4472c', '#fbb93c', '#ff7359', '#fdf1dc'),
  'money-talk': palette('#0b1420', '#173450', '#2f6587', '#e9c46a', '#8fc7d8', '#f7f0de'),
  tech: palette('#06121c', '#0c3350', '#1c74a3', '#9df0d2', '#ffd66b', '#eff8f5'),
  comedy: palette('#1a0c14', '#5a1a3a', '#e0457b', '#ffd93d', '#ff9eb5', '#fff6df'),
  'live-music': palette('#170804', '#4a160c', '#b5301a', '#ffc145', '#ff6b3d', '#fff0d9'),
  'short-films': palette('#0c0c0e', '#26262b', '#8e1b1b', '#efe6d2', '#e23d28', '#f6efe0'),
  'kitchen-stories': palette('#0f1407', '#2f3d14', '#7d8f2b', '#ff7a52', '#f7d06a', '#fbf4de'),
  travel: palette('#0a1222', '#1b3563', '#3a6bb0', '#ffcf70', '#ff8e72', '#fbf5e8'),
  fitness: palette('#120d0a', '#3d2a20', '#9a5a34', '#f0a868', '#7fb7a4', '#faeedd'),
  'late-talk': palette('#160710', '#42122b', '#8c1f45', '#ff8f7a', '#f7c59f', '#fdeee2'),
};
