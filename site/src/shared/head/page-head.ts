import type { Locale } from '@sahra/schemas/constants';

import type { ShownPicture } from '../ui/Picture/shown-picture';

export interface HeadPicture {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
}

/** The largest picture above the fold. */
export interface LeadPicture {
  picture: ShownPicture;
  /** Used instead below 768 px. */
  phone?: ShownPicture | null;
  /** Must equal `sizes` of the `Picture` that shows it: otherwise the browser loads two files. */
  sizes: string;
}

/** Metadata of a page for readers, search engines and share previews. */
export interface HeadMeta {
  title: string;
  /** Name of the record: the page title without its suffix. */
  name?: string;
  description: string;
  /** Text under the title on the page itself. */
  intro?: string | null;
  picture: HeadPicture | null;
  /** Picture to preload before scripts and styles are parsed; null or absent when the page begins with text. */
  lead?: LeadPicture | null;
  /** Whether it is a recording that everyone can play immediately. */
  free?: boolean;
  /** Unprefixed path of the page's first address, where it has several. */
  canonicalPath?: string;
  /** Whether the page's first address has an RSS feed under it (`feed.xml`). */
  feed?: boolean;
  /** Open Graph type. */
  type: 'website' | 'video.other' | 'video.tv_show';
  /** schema.org description of the record. */
  structuredData?: Record<string, unknown>;
}

/** URL and locale at which the page is served. */
export interface HeadPlace {
  /** Unprefixed path; null for pages without a URL of their own (errors). */
  path: string | null;
  locale: Locale;
  publicUrl: string;
  index: boolean;
}
