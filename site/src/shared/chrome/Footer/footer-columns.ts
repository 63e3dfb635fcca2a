/** A link of the footer. */
export interface FooterLink {
  /** Key of the title in the interface strings. */
  title:
    | 'nav.home'
    | 'nav.shows'
    | 'nav.shorts'
    | 'nav.channels'
    | 'nav.sports'
    | 'nav.schedule'
    | 'nav.whereToWatch'
    | 'nav.manifesto'
    | 'nav.business'
    | 'nav.newsletter'
    | 'nav.faq'
    | 'nav.feedback'
    | 'nav.contact'
    | 'nav.terms'
    | 'nav.privacy';
  /** Unprefixed path. */
  target: string;
}

export interface FooterColumn {
  /** Key of the heading in the interface strings; null for the brand. */
  heading: 'footer.watch' | 'footer.help' | null;
  links: readonly FooterLink[];
}

const COLUMNS: readonly FooterColumn[] = [
  {
    heading: 'footer.watch',
    links: [
      { title: 'nav.home', target: '/home' },
      { title: 'nav.shows', target: '/shows' },
      { title: 'nav.shorts', target: '/shorts' },
      { title: 'nav.channels', target: '/channels-list' },
      { title: 'nav.sports', target: '/sports' },
      { title: 'nav.schedule', target: '/schedule' },
      { title: 'nav.whereToWatch', target: '/where-to-watch' },
    ],
  },
  {
    heading: null,
    links: [
      { title: 'nav.manifesto', target: '/manifesto' },
      { title: 'nav.business', target: '/business' },
      { title: 'nav.newsletter', target: '/newsletter' },
    ],
  },
  {
    heading: 'footer.help',
    links: [
      { title: 'nav.faq', target: '/faq' },
      { title: 'nav.contact', target: '/contact-us' },
      { title: 'nav.feedback', target: '/feedback' },
      { title: 'nav.terms', target: '/terms-and-conditions' },
      { title: 'nav.privacy', target: '/privacy-policy' },
    ],
  },
];

/** Columns of links that have a page today; a column without one is left out. */
export const footerColumns = (builtPaths: readonly string[]): FooterColumn[] =>
  COLUMNS.map(({ heading, links }) => ({
    heading,
    links: links.filter(({ target }) => builtPaths.includes(target)),
  })).filter(({ links }) => links.length > 0);
