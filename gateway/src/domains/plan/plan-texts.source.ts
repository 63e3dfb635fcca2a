import { unbatchedSource } from '../../content/unbatched-source';
import { listTagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Source of the texts of all plans, in the order that editors set. */
export const planTextsSource = (cms: CmsClient) =>
  unbatchedSource(
    'planTexts',
    (all: 'all') => all,
    async (reading) => ({
      value: await cms.plansCopy(reading),
      tags: [listTagOf('plan')],
      expiresAt: null,
    }),
  );
