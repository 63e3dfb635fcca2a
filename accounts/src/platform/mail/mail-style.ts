import type { Locale } from '@sahra/schemas/constants';

/** Design tokens as plain values; mail clients do not support custom properties. */
export const MAIL_COLORS = {
  ink950: '#060c11',
  ink900: '#0a1218',
  ink850: '#0f1a22',
  ink700: '#1f313d',
  ink300: '#a3b4be',
  ink200: '#c8d3d9',
  paper: '#fdf3e1',
  paper200: '#f7e6c9',
  paperInk: '#15232d',
  paperMuted: '#56503f',
  saffron: '#fbb93c',
  saffron300: '#ffcd69',
  onSaffron: '#1c1203',
} as const;

/** System fonts. Arabic has a larger size and line height, as on the site. */
export const MAIL_TYPOGRAPHY: Record<
  Locale,
  { font: string; size: number; small: number; line: number; heading: number }
> = {
  en: {
    font: "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    size: 16,
    small: 13,
    line: 1.55,
    heading: 1.2,
  },
  ar: {
    font: "'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, Arial, sans-serif",
    size: 17,
    small: 14,
    line: 1.8,
    heading: 1.4,
  },
};
