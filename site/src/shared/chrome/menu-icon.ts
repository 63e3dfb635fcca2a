import { isIcon } from '../ui/Icon/icon-paths';
import type { IconName } from '../ui/Icon/icon-paths';
import type { Menu } from './nav-items';

/**
 * Returns the site's icon for an entry; null when the entry has none, or one that is newer than the deployed code.
 */
export const menuIcon = ({ icon }: Pick<Menu['items'][number], 'icon'>): IconName | null => {
  const name = icon?.toLowerCase() ?? null;
  return isIcon(name) ? name : null;
};
