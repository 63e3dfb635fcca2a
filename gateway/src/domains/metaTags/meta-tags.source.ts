import { singleSource } from '../../content/single-source';
import { tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Share metadata of a page by its key. */
export const metaTagsSource = (cms: CmsClient) =>
  singleSource(
    'metaTags',
    (code: string) => code,
    async (reading, code) => ({
      value: await cms.metaTags(reading, code),
      tags: [tagOf('meta-tags', code)],
      expiresAt: null,
    }),
  );
