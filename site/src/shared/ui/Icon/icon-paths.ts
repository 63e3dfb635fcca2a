/** Stroked icons. */
const LINES = {
  back: 'm15 5-7 7 7 7',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2.5h-15zM10 21.5h4',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm5 9 7 7 7-7',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 7.5V12l3 2',
  close: 'M5 5l14 14M19 5 5 19',
  eye: 'M2.5 12c4-7.5 15-7.5 19 0-4 7.5-15 7.5-19 0zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  eyeOff:
    'M4 4l16 16M9.5 6.7c5-1.5 9.8.4 12 5.3a11 11 0 0 1-2.6 3.4M6 8a11 11 0 0 0-3.5 4c2.7 5 8.3 6.7 13 5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  next: 'm9 5 7 7-7 7',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  plus: 'M12 5v14M5 12h14',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v5h-5',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M16 16l5 5',
  share: 'M12 15V4m-4 4 4-4 4 4M5 13v6h14v-6',
  comment: 'M5 5h14v10.5h-7.5L7.5 19v-3.5H5z',
} as const;

/** Filled icons. */
const SHAPES = {
  bellOn: 'M12 4a7 7 0 0 0-7 7v5.2L3.2 19.4h17.6L19 16.2V11a7 7 0 0 0-7-7zM9.5 20.6h5a2.5 2.5 0 0 1-5 0z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  play: 'M8 5.2v13.6c0 .8.9 1.3 1.6.8l10-6.8a1 1 0 0 0 0-1.6l-10-6.8c-.7-.5-1.6 0-1.6.8z',
} as const;

export type IconName = keyof typeof LINES | keyof typeof SHAPES;

/** Path data of every icon in a 24 × 24 view box. */
export const iconPaths: Readonly<Record<IconName, string>> = { ...LINES, ...SHAPES };

/** Returns whether the site has an icon with this name: the editors' list may be newer than the deployed code. */
export const isIcon = (name: string | null): name is IconName =>
  name !== null && Object.hasOwn(iconPaths, name);

export const isShape = (name: IconName): boolean => name in SHAPES;
