import { unbatchedSource } from '../../content/unbatched-source';
import { tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Source of the brand and contact data. */
export const siteSettingsSource = (cms: CmsClient) =>
  unbatchedSource(
    'siteSettings',
    (only: 'only') => only,
    async (reading) => ({
      value: await cms.settings(reading),
      tags: [tagOf('settings', 'settings')],
      expiresAt: null,
    }),
  );
