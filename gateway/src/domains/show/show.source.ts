import { isSlug } from '@sahra/schemas/identity';

import { tagRecord } from '../../content/tagged-values';
import { keyedSource } from '../../content/keyed-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

export const showSource = (cms: CmsClient) =>
  keyedSource({
    name: 'show',
    isPossible: isSlug,
    keyOf: ({ slug }) => slug,
    one: cms.show,
    many: cms.showsBySlug,
    found: tagRecord.show,
  });
