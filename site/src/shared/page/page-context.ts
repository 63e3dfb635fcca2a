import type { Locale } from '@sahra/schemas/constants';

import type { SiteChromeQuery } from '../chrome/site-chrome.query.generated';

/** Data of header, menus and footer, read at build time. */
export interface Chrome {
  publicUrl: string;
  /** Content version of this data. */
  contentVersion: number | null;
  /** Paths that have a page; links to other paths are hidden. */
  builtPaths: readonly string[];
  settings: NonNullable<SiteChromeQuery['siteSettings']>;
  menus: NonNullable<SiteChromeQuery['menus']>;
  channels: NonNullable<SiteChromeQuery['channels']>['nodes'];
  /** Pages of text. */
  texts: NonNullable<SiteChromeQuery['pages']>['nodes'];
}

/** Gatsby page context of every built page. */
export interface PageContext<Data> {
  page: string;
  access: string;
  /** Of a guest page: unprefixed path that signed-in viewers are sent to. */
  redirectTo?: string | undefined;
  /** Whether a press that leads here leaves the scroll position alone. */
  keepsScroll?: boolean | undefined;
  index: boolean;
  /** Unprefixed path; null for a shell, whose URL is known only in the browser. */
  address: string | null;
  shell: boolean;
  /** Key of the page heading in the interface strings; the brand when it has none. */
  title: string;
  language: Locale;
  i18n: { language: Locale; routed: boolean };
  chrome: Chrome;
  /** Response of the page's operation at build time; null for shells. */
  record: Data | null;
}
