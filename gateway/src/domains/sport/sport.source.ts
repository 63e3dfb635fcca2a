import { isSlug } from '@sahra/schemas/identity';

import { tagList, tagRecord } from '../../content/tagged-values';
import { keyedSource } from '../../content/keyed-source';
import { unbatchedSource } from '../../content/unbatched-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

export const sportSource = (cms: CmsClient) =>
  keyedSource({
    name: 'sport',
    isPossible: isSlug,
    keyOf: ({ slug }) => slug,
    one: cms.sport,
    many: cms.sportsBySlug,
    found: tagRecord.sport,
  });

/** Source of all sports: the cms returns the complete list. */
export const sportsSource = (cms: CmsClient) =>
  unbatchedSource(
    'sports',
    (all: 'all') => all,
    async (reading) => {
      const sports = await cms.sports(reading);
      return tagList.sports(sports, sports);
    },
  );
