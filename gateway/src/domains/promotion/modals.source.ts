import { foundList } from '../../content/findings';
import { singleSource } from '../../content/single-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Source of all enabled promotions, including those that have ended or not begun yet. */
export const modalsSource = (cms: CmsClient) =>
  singleSource(
    'modals',
    (all: 'all') => all,
    async (reading) => {
      const modals = await cms.modals(reading);
      return foundList.modals(modals, modals);
    },
  );
