import { isSlug } from '@sahra/schemas/identity';

import { foundList, foundOne } from '../../content/findings';
import { keyedSource } from '../../content/keyed-source';
import { singleSource } from '../../content/single-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

export const sportSource = (cms: CmsClient) =>
  keyedSource({
    name: 'sport',
    isPossible: isSlug,
    keyOf: ({ slug }) => slug,
    one: cms.sport,
    many: cms.sportsBySlug,
    found: foundOne.sport,
  });

/** Source of all sports: the cms returns the complete list. */
export const sportsSource = (cms: CmsClient) =>
  singleSource(
    'sports',
    (all: 'all') => all,
    async (reading) => {
      const sports = await cms.sports(reading);
      return foundList.sports(sports, sports);
    },
  );
