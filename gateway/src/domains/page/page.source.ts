import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { singleSource } from '../../content/single-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

const TAG_OF_SLUG: Readonly<Record<string, string>> = {
  landing: tagOf('landing', 'landing'),
  faq: tagOf('faq-page', 'faq'),
};

/** Copy of a page by its slug. */
export const pageSource = (cms: CmsClient) =>
  singleSource(
    'page',
    (slug: string) => slug,
    async (reading, slug) => ({
      value: SLUG_PATTERN.test(slug) ? await cms.page(reading, slug) : null,
      tags: [TAG_OF_SLUG[slug] ?? listTagOf('page')],
      expiresAt: null,
    }),
  );

/** All questions, in the editors' order. */
export const faqSource = (cms: CmsClient) =>
  singleSource(
    'faq',
    (all: 'all') => all,
    async (reading) => {
      const entries = await cms.faq(reading);
      const tags = [listTagOf('faq-entry'), ...entries.map(({ id }) => tagOf('faq-entry', id))];
      return { value: entries, tags, expiresAt: null };
    },
  );
