import type { AuthState } from '../auth/auth-state';
import { isLinkable } from '../catalogue/linkable';
import type { Chrome } from '../page/page-context';

export type Menu = Chrome['menus'][number];
/** Menu entry as editors created it. */
export type MenuItem = Menu['items'][number];

/** Target that opens the channel menu. */
export const MORE = 'more';
/** Target that opens the same page in the other language. */
export const LANGUAGE = 'language';
/** Target that ends the session. */
export const SIGN_OUT = 'sign-out';
/** Pages on which a visitor signs in and registers. */
export const LOGIN = '/auth/login';
export const REGISTER = '/auth/register';
/** Path of the viewer's profile page, for the account menu and the mobile menu. */
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

/** Returns the menu entries whose target exists and which apply to the viewer, in the editors' order. */
export const menuItems = (chrome: Chrome, name: Menu['name'], viewer: Viewer): MenuItem[] =>
  chrome.menus
    .filter((menu) => menu.name === name)
    .flatMap(({ items }) => items)
    .filter(({ target, audience }) => leads(chrome, target) && concerns(audience, viewer));
