import { unbatchedSource } from '../../content/unbatched-source';
import { tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/** Source of the banner that invites viewers to install the app. */
export const smartBannerSource = (cms: CmsClient) =>
  unbatchedSource(
    'smartBanner',
    (only: 'only') => only,
    async (reading) => ({
      value: await cms.smartBanner(reading),
      tags: [tagOf('smart-banner', 'smart-banner')],
      expiresAt: null,
    }),
  );
