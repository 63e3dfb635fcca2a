import type { KnownPageSlug, PageRecord } from '../../upstreams/cms/cms-records';

const TYPES = {
  landing: 'LandingPage',
  home: 'HomePage',
  faq: 'FaqPage',
  manifesto: 'ManifestoPage',
  business: 'BusinessPage',
  'terms-and-conditions': 'LegalPage',
  'privacy-policy': 'LegalPage',
  'contact-us': 'ContactPage',
  'where-to-watch': 'WhereToWatchPage',
} as const satisfies Record<KnownPageSlug, string>;

const isKnown = (slug: string): slug is KnownPageSlug => Object.hasOwn(TYPES, slug);

/** Returns the name of a page's type in the graph. Every slug that is not known belongs to a generic page. */
export const pageTypeOf = ({ slug }: PageRecord): (typeof TYPES)[KnownPageSlug] | 'GenericPage' =>
  isKnown(slug) ? TYPES[slug] : 'GenericPage';
