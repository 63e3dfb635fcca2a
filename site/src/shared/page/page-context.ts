import type { Locale } from '@sahra/schemas/constants';

import type { SiteChromeQuery } from '../chrome/site-chrome.query.generated';

/** What stands around every page, as the build read it. */
export interface Chrome {
  publicUrl: string;
  /** Content version that the frame was read at. */
  contentVersion: number;
  /** Addresses that have a page: nothing else is linked to. */
  builtPaths: readonly string[];
  settings: SiteChromeQuery['siteSettings'];
  menus: SiteChromeQuery['menus'];
  channels: SiteChromeQuery['channels']['nodes'];
}

/** Context of every page that the build makes. */
export interface PageContext<Data> {
  page: string;
  layout: string | null;
  access: string;
  index: boolean;
  /** Unprefixed address; null for a shell, whose address is known in the browser only. */
  address: string | null;
  shell: boolean;
  /** Heading of the page in the interface strings; the brand where it has none. */
  title: string;
  language: Locale;
  i18n: { language: Locale; routed: boolean };
  chrome: Chrome;
  /** Answer of the page's operation at build time; null for shells. */
  record: Data | null;
}
