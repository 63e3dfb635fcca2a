import type { Chrome } from '../page/page-context';

export interface NavItem {
  /** Key of the title in the interface strings. */
  title:
    'nav.home' | 'nav.schedule' | 'nav.sports' | 'nav.business' | 'nav.more' | 'nav.manifesto' | 'nav.search';
  /** Unprefixed path; null opens the channels instead. */
  target: string | null;
}

/** Shown as a glass at the end of the header, as an entry in the mobile menu. */
export const SEARCH = '/search';
/** The viewer's own page: in the menu of the account and in the mobile menu. */
export const PROFILE = '/settings/profile';

const TOP: readonly NavItem[] = [
  { title: 'nav.home', target: '/home' },
  { title: 'nav.schedule', target: '/schedule' },
  { title: 'nav.sports', target: '/sports' },
  { title: 'nav.business', target: '/business' },
  { title: 'nav.more', target: null },
  { title: 'nav.manifesto', target: '/manifesto' },
];

const MOBILE: readonly NavItem[] = [
  { title: 'nav.home', target: '/home' },
  { title: 'nav.schedule', target: '/schedule' },
  { title: 'nav.sports', target: '/sports' },
  { title: 'nav.business', target: '/business' },
  { title: 'nav.more', target: '/smashi-gaming' },
  { title: 'nav.manifesto', target: '/manifesto' },
  { title: 'nav.search', target: SEARCH },
];

const leads = ({ builtPaths, channels }: Chrome, target: string | null): boolean =>
  target === null
    ? channels.length > 0
    : builtPaths.includes(target) || channels.some(({ slug }) => target === `/${slug}`);

/** Entries of the top navigation that lead somewhere today, in the product's order. */
export const topItems = (chrome: Chrome): NavItem[] => TOP.filter(({ target }) => leads(chrome, target));

/** Entries of the mobile menu that lead somewhere today, in the product's order. */
export const mobileItems = (chrome: Chrome): NavItem[] =>
  MOBILE.filter(({ target }) => leads(chrome, target));
