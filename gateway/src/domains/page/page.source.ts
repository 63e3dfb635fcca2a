import { isSlug } from '@sahra/schemas/identity';

import { unbatchedSource } from '../../content/unbatched-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { PageRecord } from '../../upstreams/cms/cms-records';

/**
 * The home page lists only published shows, so a publish of a show may add one. The contact page shows
 * the telephone numbers of the settings.
 */
const TAGS_OF_SLUG: ReadonlyMap<string, readonly string[]> = new Map([
  ['landing', [tagOf('landing', 'landing')]],
  ['home', [tagOf('home', 'home'), listTagOf('show')]],
  ['faq', [tagOf('faq-page', 'faq')]],
  ['contact-us', [tagOf('page', 'contact-us'), tagOf('settings', 'settings')]],
]);

/** Returns the tags of the channels and sports that the page's rows name by slug. */
const tagsOfRows = (page: PageRecord | null): string[] =>
  page && 'rows' in page
    ? page.rows.flatMap(({ channel_slug: channel, sport_slug: sport }) => [
        ...(channel ? [tagOf('channel', channel)] : []),
        ...(sport ? [tagOf('sport', sport)] : []),
      ])
    : [];

/** Result for an invalid slug. It needs no cache tags, because no publish can create such a page. */
const IMPOSSIBLE = { value: null, tags: [], expiresAt: null };

/** Source of page texts, by slug. */
export const pageSource = (cms: CmsClient) =>
  unbatchedSource(
    'page',
    (slug: string) => slug,
    async (reading, slug) => {
      if (!isSlug(slug)) return IMPOSSIBLE;
      const tags = TAGS_OF_SLUG.get(slug) ?? [tagOf('page', slug)];
      const page = await cms.page(reading, slug);
      return { value: page, tags: [...tags, ...tagsOfRows(page)], expiresAt: null };
    },
  );

/** Source of all FAQ entries, in the order that editors set. */
export const faqSource = (cms: CmsClient) =>
  unbatchedSource(
    'faq',
    (all: 'all') => all,
    async (reading) => {
      const entries = await cms.faq(reading);
      const tags = [listTagOf('faq-entry'), ...entries.map(({ id }) => tagOf('faq-entry', id))];
      return { value: entries, tags, expiresAt: null };
    },
  );
