import { authState } from '../auth/auth-state';
import type { Chrome } from '../page/page-context';
import { useStore } from '../store/use-store';
import { menuItems } from './nav-items';
import type { Menu, MenuItem } from './nav-items';

/** Returns the entries of a menu for the current viewer. Pages are served as for a guest. */
export const useMenu = (chrome: Chrome, name: Menu['name']): MenuItem[] =>
  menuItems(chrome, name, useStore(authState, null));
