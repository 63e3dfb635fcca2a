import type { Chrome } from '../src/shared/page/page-context';

type Menu = Chrome['menus'][number];
type MenuItem = Menu['items'][number];

/** Returns a menu entry in the shape of the graph's response. */
export const menuItem = (target: string, title: string, changes: Partial<MenuItem> = {}): MenuItem => ({
  __typename: 'MenuItem',
  key: target,
  title,
  language: 'EN',
  target,
  icon: null,
  isProfile: false,
  audience: 'EVERYONE',
  ...changes,
});

const menu = (name: Menu['name'], title: string | null, items: MenuItem[]): Menu => ({
  __typename: 'Menu',
  name,
  title,
  language: 'EN',
  items,
});

/** Returns the product's menus in English. */
export const productMenus = (): Menu[] => [
  menu('TOP', null, [
    menuItem('/home', 'Home'),
    menuItem('/schedule', 'Schedule'),
    menuItem('/sports', 'Sports'),
    menuItem('/business', 'Business'),
    menuItem('more', 'More'),
    menuItem('/manifesto', 'Manifesto'),
    menuItem('/search', 'Search', { icon: 'SEARCH' }),
  ]),
  menu('MOBILE', null, [
    menuItem('/home', 'Home', { icon: 'NEXT' }),
    menuItem('/schedule', 'Schedule', { icon: 'NEXT' }),
    menuItem('/sports', 'Sports', { icon: 'NEXT' }),
    menuItem('/business', 'Business', { icon: 'NEXT' }),
    menuItem('/smashi-gaming', 'More', { icon: 'NEXT' }),
    menuItem('/manifesto', 'Manifesto', { icon: 'NEXT' }),
    menuItem('/search', 'Search', { icon: 'NEXT' }),
    menuItem('/settings/profile', 'Profile', { isProfile: true, audience: 'MEMBERS' }),
    menuItem('/subscribe', 'Subscribe', { audience: 'UNSUBSCRIBED' }),
    menuItem('/auth/login', 'Login', { audience: 'VISITORS' }),
    menuItem('/auth/register', 'Create Account', { audience: 'VISITORS' }),
    menuItem('sign-out', 'Sign out', { audience: 'MEMBERS' }),
    menuItem('language', 'Language'),
  ]),
  menu('MEGA', null, [
    menuItem('/shows', 'Shows'),
    menuItem('/channels-list', 'All channels'),
    menuItem('/shorts', 'Shorts'),
  ]),
  menu('FOOTER_WATCH', 'Watch', [menuItem('/home', 'Home'), menuItem('/shows', 'Shows')]),
  menu('FOOTER_BRAND', null, [menuItem('/manifesto', 'Manifesto')]),
  menu('FOOTER_HELP', 'Help', [
    menuItem('/faq', 'Questions and answers'),
    menuItem('/contact-us', 'Contact us'),
  ]),
];
