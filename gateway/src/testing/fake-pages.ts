import type { Locale } from '@sahra/schemas/constants';

import type { GenericPageRecord, PageRecord } from '../upstreams/cms/cms-records';
import { picture, type Catalogue } from './catalogue';

/** Whether a page is in the list of generic pages. */
export const isGeneric = (page: PageRecord): page is GenericPageRecord =>
  'body' in page && !('changed_on' in page);

/** Returns a page as the cms does; `pages` are those that a test added. */
export const fakePage = (
  slug: string,
  { catalogue: { featured, rows }, pages }: { catalogue: Catalogue; pages: readonly PageRecord[] },
  locale: Locale,
): object | undefined => {
  const words = { slug, title: `${slug} ${locale}`, locale };
  switch (slug) {
    case 'faq':
      return { ...words, lead: null };
    case 'home':
      return { ...words, featured, rows };
    case 'landing':
      return {
        ...words,
        title_echo: null,
        lead: 'A lead',
        hero: { wide: picture(`wide-${locale}`), tall: picture(`tall-${locale}`) },
        rows,
        plans_title: 'Plans',
        plans_text: 'Plans text',
        channels_title: 'Channels',
        channels_text: 'Channels text',
        faq_title: 'Questions',
        newsletter_title: 'Newsletter',
        newsletter_text: 'Newsletter text',
      };
    default:
      return pages.find((page) => page.slug === slug);
  }
};
