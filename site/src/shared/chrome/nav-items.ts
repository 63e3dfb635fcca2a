import type { AuthState } from '../auth/auth-state';
import { isLinkable } from '../catalogue/linkable';
import type { Chrome } from '../page/page-context';

export type Menu = Chrome['menus'][number];
/** An entry of a menu as editors made it. */
export type MenuItem = Menu['items'][number];

/** Opens the channels. */
export const MORE = 'more';
/** Leads to the same page in the other language. */
export const LANGUAGE = 'language';
/** Ends the session. */
export const SIGN_OUT = 'sign-out';
/** The viewer's own page: in the menu of the account and in the mobile menu. */
export const PROFILE = '/settings/profile';

type Viewer = Pick<AuthState, 'has_subscription'> | null;

const concerns = (audience: MenuItem['audience'], viewer: Viewer): boolean => {
  switch (audience) {
    case 'EVERYONE':
      return true;
    case 'VISITORS':
      return viewer === null;
    case 'MEMBERS':
      return viewer !== null;
    case 'UNSUBSCRIBED':
      return !viewer?.has_subscription;
  }
};

const leads = (chrome: Chrome, target: string): boolean => {
  if (target === MORE) return chrome.channels.length > 0;
  return !target.startsWith('/') || isLinkable(target.replace(/[?#].*/, ''), chrome);
};

/** Entries of a menu that lead somewhere today and concern the viewer, in the editors' order. */
export const menuItems = (chrome: Chrome, name: Menu['name'], viewer: Viewer): MenuItem[] =>
  chrome.menus
    .filter((menu) => menu.name === name)
    .flatMap(({ items }) => items)
    .filter(({ target, audience }) => leads(chrome, target) && concerns(audience, viewer));
