import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { tagRecord } from '../../content/tagged-values';
import { keyedSource } from '../../content/keyed-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

export const videoSource = (cms: CmsClient) =>
  keyedSource({
    name: 'video',
    isPossible: (code) => VIDEO_CODE_PATTERN.test(code),
    keyOf: ({ code }) => code,
    one: cms.video,
    many: cms.videosByCode,
    found: tagRecord.video,
  });
