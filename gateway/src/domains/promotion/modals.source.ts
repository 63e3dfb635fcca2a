import { tagList } from '../../content/tagged-values';
import { unbatchedSource } from '../../content/unbatched-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Source of all enabled promotions, including those that have ended or not begun yet. */
export const modalsSource = (cms: CmsClient) =>
  unbatchedSource(
    'modals',
    (all: 'all') => all,
    async (reading) => {
      const modals = await cms.modals(reading);
      return tagList.modals(modals, modals);
    },
  );
