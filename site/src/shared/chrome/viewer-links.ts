import { PROFILE } from './nav-items';

/** Pages of the viewer, in the order of the account menu; the ones that are not built are left out. */
const LINKS = [
  { to: '/saved', title: 'saved.title' },
  { to: '/settings/subscription', title: 'nav.subscription' },
  { to: PROFILE, title: 'nav.settings' },
  { to: '/Personalize-categories', title: 'nav.personalize' },
] as const;

/** Returns the links of a viewer's menu to the pages that are built. */
export const viewerLinks = (builtPaths: readonly string[]) =>
  LINKS.filter(({ to }) => builtPaths.includes(to));
