import * as styles from './PlayerIcon.module.css';

/** Kept out of the shared icon set, so that only pages with a player load them. None is mirrored in Arabic. */
const LINES = {
  back10: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  captions:
    'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5zM10 10.2a2.3 2.3 0 1 0 0 3.6M17 10.2a2.3 2.3 0 1 0 0 3.6',
  chapters: 'M4 7h2M10 7h10M4 12h2M10 12h10M4 17h2M10 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  forward10: 'M20 5v5h-5M19.4 10A8 8 0 1 0 20 14',
  full: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  fullLeave: 'M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5',
  keyboard:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  muted: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9.5l5 5m0-5-5 5',
  picture:
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM13 12h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z',
  replay: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  settings:
    'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M12 3v3m0 12v3m9-9h-3M6 12H3m15.4-6.4-2.2 2.2m-8.4 8.4-2.2 2.2m12.8 0-2.2-2.2M7.8 7.8 5.6 5.6',
  remote: 'M8 17H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-3M12 15l4 5H8z',
  theatre: 'M5 7h14a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z',
  transcript: 'M4 6h16M4 10h10M4 14h16M4 18h8',
  sound: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  soundLow: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6',
} as const;

const SHAPES = {
  next: 'M5 6.2v11.6c0 .8.9 1.3 1.6.8l8.2-5.8a1 1 0 0 0 0-1.6L6.6 5.4C5.9 4.9 5 5.4 5 6.2zM17 5h2v14h-2z',
  pause:
    'M7 5h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM15 5h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  play: 'M8 5.2v13.6c0 .8.9 1.3 1.6.8l10-6.8a1 1 0 0 0 0-1.6l-10-6.8c-.7-.5-1.6 0-1.6.8z',
} as const;

const PATHS: Readonly<Record<string, string>> = { ...LINES, ...SHAPES };

export type PlayerIconName = keyof typeof LINES | keyof typeof SHAPES;

/** Icon of a player control; the control has the accessible name. */
export const PlayerIcon = ({ name }: { name: PlayerIconName }) => (
  <svg className={name in SHAPES ? styles.shape : styles.lines} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
    {(name === 'back10' || name === 'forward10') && (
      <text className={styles.number} x="12" y="15" textAnchor="middle">
        10
      </text>
    )}
  </svg>
);
