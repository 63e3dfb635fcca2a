import type { PageMeta } from '@sahra/schemas/page-meta';

import type { HeadPicture } from './page-head';
import type { PageMetaFragment } from './page-meta.fragment.generated';

/** Returns what editors wrote about a page for search engines; null when they wrote nothing. */
export const writtenMeta = (metaTags: PageMetaFragment | null | undefined): PageMeta<HeadPicture> | null =>
  metaTags
    ? { title: metaTags.title, description: metaTags.metaDescription, picture: metaTags.metaImage }
    : null;
