const PATHS = {
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5',
  today: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  videos: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  shows: 'M4 7h16v13H4zM7 4h10',
  channels:
    'M12 3l2.6 3.4 4.2-.4-.4 4.2L21 12l-2.6 1.8.4 4.2-4.2-.4L12 21l-2.6-3.4-4.2.4.4-4.2L3 12l2.6-1.8-.4-4.2 4.2.4z',
  pages: 'M5 4h13v16H5zM9 4v16',
  translations: 'M4 6h9M8.5 4v2M11 6c-1 4-4 7-7 8M6 10c1.5 2.5 4 4 6 4.500M13 20l4-9 4 9M14.500 17h5',
  glossary: 'M5 4h11a3 3 0 013 3v13H8a3 3 0 01-3-3zM5 17a3 3 0 013-3h11M9 8h6',
  schedule: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  pictures: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.1',
  strapi:
    'M12 15a3 3 0 100-6 3 3 0 000 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100',
  comments: 'M4 5h16v11H10l-4 4v-4H4z',
  viewers: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 3.600-7 8-7s8 3 8 7',
  codes: 'M4 7h16v4a1.500 1.500 0 000 3v3H4v-3a1.500 1.500 0 000-3zM14 7v10',
  messages: 'M4 5h16v14H4zM4 7l8 6 8-6',
  newsletter: 'M3 11l18-8-8 18-2.500-7.500zM10.500 13.500L21 3',
  audit: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  team: 'M9 11a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM2.500 20c0-3.500 3-6 6.500-6s6.500 2.500 6.500 6M16 4.500a3.500 3.500 0 010 6.500M18 14.500c2 .800 3.500 2.800 3.500 5.500',
  leave: 'M14 4h6v16h-6M3 12h11M10 8l4 4-4 4',
  back: 'M20 12H4M10 6l-6 6 6 6',
  add: 'M12 5v14M5 12h14',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3',
  globe: 'M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  warning: 'M12 4l9 16H3zM12 10v4.500M12 17.300v.1',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.500 2',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 15a3 3 0 100-6 3 3 0 000 6',
  close: 'M6 6l12 12M18 6L6 18',
  saved: 'M5 12.5l4.500 4.500L19 7.500',
  outside: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  history: 'M4 12a8 8 0 108-8 8 8 0 00-6.500 3.300M4 4v4h4M12 8v4l3 2',
} as const;
export type IconName = keyof typeof PATHS;

interface Props {
  name: IconName;
  className?: string | undefined;
}

export const Icon = ({ name, className }: Props) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
