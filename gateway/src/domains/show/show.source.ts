import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { foundList, foundOne } from '../../content/findings';
import { keyedSource } from '../../content/keyed-source';
import { singleSource } from '../../content/single-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

export const showSource = (cms: CmsClient) =>
  keyedSource({
    name: 'show',
    pattern: SLUG_PATTERN,
    keyOf: ({ slug }) => slug,
    one: cms.show,
    many: cms.showsBySlug,
    found: foundOne.show,
  });

/** A page of all shows. */
export const showsSource = (cms: CmsClient) =>
  singleSource(
    'shows',
    ({ limit, cursor }: { limit: number; cursor: string | null }) => JSON.stringify([limit, cursor]),
    async (reading, { limit, cursor }) => {
      const page = await cms.shows(reading, limit, cursor);
      return foundList.shows(page, page.items);
    },
  );
