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
  /** Shown instead below 768 px. */
  phone?: ShownPicture | null;
  /** The same as the `sizes` of the `Picture` that shows it: else two files are loaded. */
  sizes: string;
}

/** What a page says of itself to readers, search engines and share cards. */
export interface HeadMeta {
  title: string;
  /** Name of the record: its title without what surrounds it in a window's bar. */
  name?: string;
  description: string;
  picture: HeadPicture | null;
  /** Asked for before the scripts and styles are read; null or absent where the page opens with words. */
  lead?: LeadPicture | null;
  /** It is a recording that anybody may begin at once. */
  free?: boolean;
  /** Open Graph type. */
  type: 'website' | 'video.other' | 'video.tv_show';
  /** schema.org description of the record. */
  structuredData?: Record<string, unknown>;
}

/** Where and how the page is served. */
export interface HeadPlace {
  /** Unprefixed address; null for pages without an address of their own (errors). */
  path: string | null;
  locale: Locale;
  publicUrl: string;
  index: boolean;
}
