import { unbatchedSource } from '../../content/unbatched-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Source of all menus, in one read: pages show them together. */
export const menusSource = (cms: CmsClient) =>
  unbatchedSource(
    'menus',
    (all: 'all') => all,
    async (reading) => ({
      value: await cms.menus(reading),
      tags: [listTagOf('menu-item'), tagOf('footer', 'footer')],
      expiresAt: null,
    }),
  );
