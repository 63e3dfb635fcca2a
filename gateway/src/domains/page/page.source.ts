import { isSlug } from '@sahra/schemas/identity';

import { singleSource } from '../../content/single-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';

/**
 * The home page names only shows that can be read, so a publish of a show may add one. The contact page has the
 * telephones of the settings.
 */
const TAGS_OF_SLUG: ReadonlyMap<string, readonly string[]> = new Map([
  ['landing', [tagOf('landing', 'landing')]],
  ['home', [tagOf('home', 'home'), listTagOf('show')]],
  ['faq', [tagOf('faq-page', 'faq')]],
  ['contact-us', [tagOf('page', 'contact-us'), tagOf('settings', 'settings')]],
]);

/** A page that no publish can bring about: its slug is none. */
const IMPOSSIBLE = { value: null, tags: [], expiresAt: null };

/** Copy of a page by its slug. */
export const pageSource = (cms: CmsClient) =>
  singleSource(
    'page',
    (slug: string) => slug,
    async (reading, slug) => {
      if (!isSlug(slug)) return IMPOSSIBLE;
      const tags = TAGS_OF_SLUG.get(slug) ?? [tagOf('page', slug)];
      return { value: await cms.page(reading, slug), tags, expiresAt: null };
    },
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
