import { foundList } from '../../content/findings';
import { singleSource } from '../../content/single-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Every promotion that is switched on, over or not begun yet as well. */
export const modalsSource = (cms: CmsClient) =>
  singleSource(
    'modals',
    (all: 'all') => all,
    async (reading) => {
      const modals = await cms.modals(reading);
      return foundList.modals(modals, modals);
    },
  );
