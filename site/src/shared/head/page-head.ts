import type { Locale } from '@sahra/schemas/constants';

export interface HeadPicture {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
}

/** What a page says of itself to readers, search engines and share cards. */
export interface HeadMeta {
  title: string;
  description: string;
  picture: HeadPicture | null;
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
