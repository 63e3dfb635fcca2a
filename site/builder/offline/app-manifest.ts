import { DIRECTION } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { localizePath } from '../../src/shared/i18n/localize-path';

/** Ground of the page, `--bg` of tokens.css. */
const INK = '#0a1218';

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Pages that the launcher of the installed app may offer, with their menu titles. */
const SHORTCUTS = ['/schedule', '/search', '/shows', '/saved'];

export interface AppManifestParts {
  locale: Locale;
  brand: string;
  tagline: string;
  /** Titles of pages by path; a page without a title is left out. */
  titles: ReadonlyMap<string, string>;
  builtPaths: readonly string[];
}

/** Returns the web app manifest of a language. Each language is an app of its own, with its own start page. */
export const appManifest = ({ locale, brand, tagline, titles, builtPaths }: AppManifestParts) => ({
  name: brand,
  short_name: brand,
  description: tagline,
  lang: locale,
  dir: DIRECTION[locale],
  id: localizePath('/home', locale),
  start_url: localizePath('/home', locale),
  scope: '/',
  display: 'standalone',
  background_color: INK,
  theme_color: INK,
  icons: ICONS,
  shortcuts: SHORTCUTS.flatMap((path) => {
    const name = titles.get(path);
    return name !== undefined && builtPaths.includes(path)
      ? [{ name, url: localizePath(path, locale), icons: ICONS.slice(0, 1) }]
      : [];
  }),
});
