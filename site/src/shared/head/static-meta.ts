import type { PageMetaFragment } from './page-meta.fragment.generated';
import type { HeadMeta, LeadPicture } from './page-head';

/**
 * Returns the metadata of a page without a record: the editors' fields, else its heading and the site's tagline.
 */
export const staticMeta = (
  metaTags: PageMetaFragment | null | undefined,
  title: string,
  settings: { brand: string; tagline: string },
  lead: LeadPicture | null = null,
  structuredData?: HeadMeta['structuredData'],
): HeadMeta => ({
  title: metaTags?.title ?? `${title} · ${settings.brand}`,
  description: metaTags?.metaDescription ?? settings.tagline,
  picture: metaTags?.metaImage ?? null,
  type: 'website',
  lead,
  ...(structuredData && { structuredData }),
});
