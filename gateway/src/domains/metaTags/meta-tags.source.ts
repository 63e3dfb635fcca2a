import { isSlug } from '@sahra/schemas/identity';

import { unbatchedSource } from '../../content/unbatched-source';
import { tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Share metadata of a page by its key. */
export const metaTagsSource = (cms: CmsClient) =>
  unbatchedSource(
    'metaTags',
    (code: string) => code,
    async (reading, code) => ({
      value: isSlug(code) ? await cms.metaTags(reading, code) : null,
      tags: isSlug(code) ? [tagOf('meta-tags', code)] : [],
      expiresAt: null,
    }),
  );
