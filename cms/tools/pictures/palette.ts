/** Colours of one evening, from the design tokens: sky from the top to the horizon, then land from far to near. */
export interface Palette {
  sky: readonly [string, string, string];
  light: string;
  lightSoft: string;
  land: readonly [string, string, string];
}

export const PALETTES = {
  saffron: {
    sky: ['#060c11', '#1f313d', '#d68f10'],
    light: '#fbb93c',
    lightSoft: '#ffe0a3',
    land: ['#8f5600', '#2a1c05', '#0a1218'],
  },
  coral: {
    sky: ['#060c11', '#2c0f09', '#d9452b'],
    light: '#ff7359',
    lightSoft: '#ffc9bd',
    land: ['#ad2f19', '#2c0f09', '#0a1218'],
  },
  nile: {
    sky: ['#060c11', '#0a1218', '#16907d'],
    light: '#4cc7b0',
    lightSoft: '#bff0e4',
    land: ['#0a6156', '#06231f', '#060c11'],
  },
  sand: {
    sky: ['#0a1218', '#2f4552', '#e9d0a4'],
    light: '#fdf3e1',
    lightSoft: '#f7e6c9',
    land: ['#5d7686', '#1f313d', '#0f1a22'],
  },
  ink: {
    sky: ['#060c11', '#15232d', '#5d7686'],
    light: '#ffcd69',
    lightSoft: '#fdf3e1',
    land: ['#2f4552', '#15232d', '#060c11'],
  },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PALETTES;
