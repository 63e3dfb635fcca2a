import { metaOfFixedPage } from '@sahra/schemas/page-meta';

import type { PageMetaFragment } from './page-meta.fragment.generated';
import type { HeadMeta, LeadPicture } from './page-head';
import { writtenMeta } from './written-meta';

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
  ...metaOfFixedPage({ ...settings, heading: title, written: writtenMeta(metaTags) }),
  type: 'website',
  lead,
  ...(structuredData && { structuredData }),
});
