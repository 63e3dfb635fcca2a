import { unbatchedSource } from '../../content/unbatched-source';
import { listTagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Source of all reasons, in the order that editors set. */
export const deleteReasonsSource = (cms: CmsClient) =>
  unbatchedSource(
    'deleteReasons',
    (all: 'all') => all,
    async (reading) => ({
      value: await cms.deleteReasons(reading),
      tags: [listTagOf('delete-reason')],
      expiresAt: null,
    }),
  );
