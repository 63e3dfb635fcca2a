/** Design token colours that the clips use. */
export const PALETTE = {
  deep: '#060c11',
  ink: '#0a1218',
  ink800: '#15232d',
  ink700: '#1f313d',
  ink600: '#2f4552',
  paper: '#fdf3e1',
  sand: '#e9d0a4',
  saffron: '#fbb93c',
  saffronLight: '#ffcd69',
  saffronDark: '#8f5600',
  coral: '#ff7359',
  coralDark: '#ad2f19',
  coralDeep: '#2c0f09',
  nile: '#4cc7b0',
  nileDark: '#0a6156',
  nileDeep: '#06231f',
} as const;
