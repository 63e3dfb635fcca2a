import { singleSource } from '../../content/single-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** All menus, which pages show together: one read. */
export const menusSource = (cms: CmsClient) =>
  singleSource(
    'menus',
    (all: 'all') => all,
    async (reading) => ({
      value: await cms.menus(reading),
      tags: [listTagOf('menu-item'), tagOf('footer', 'footer')],
      expiresAt: null,
    }),
  );
