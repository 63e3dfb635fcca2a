import { unbatchedSource } from '../../content/unbatched-source';
import { listTagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { PageListQuery } from '../../upstreams/cms/cms-records';

/** Source of generic page lists. Any publish of a generic page may add to a list. */
export const genericPagesSource = (cms: CmsClient) =>
  unbatchedSource(
    'genericPages',
    ({ limit, cursor }: PageListQuery) => JSON.stringify([limit, cursor]),
    async (reading, query) => ({
      value: await cms.genericPages(reading, query),
      tags: [listTagOf('page')],
      expiresAt: null,
    }),
  );
