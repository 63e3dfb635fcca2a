import type { SettingsIconName } from './SettingsIcon/settings-icon-paths';

/** One way from the settings: to one of them, or to a page of the site that belongs to them. */
export interface SettingsEntry {
  /** Key of the title in the interface strings; with `Text` behind it, of the line under it. */
  title:
    | 'settings.account'
    | 'settings.profile'
    | 'settings.password'
    | 'settings.devices'
    | 'settings.subscription'
    | 'settings.saved'
    | 'settings.referral'
    | 'settings.friend'
    | 'settings.newsletter'
    | 'settings.help'
    | 'settings.report'
    | 'settings.feedback'
    | 'settings.contact'
    | 'settings.terms'
    | 'settings.privacy'
    | 'settings.delete';
  /** Unprefixed address. */
  target: string;
  icon: SettingsIconName;
  /** Addresses of pages that belong to it and have no entry of their own. */
  covers?: readonly string[];
  /** Not a page of the settings, or a part of one: the hub leads there, the navigation beside the pages does not. */
  hubOnly?: true;
}

/** Entries that belong together. */
export interface SettingsGroup {
  /** Key of its title in the interface strings. */
  title: 'settings.groupAccount' | 'settings.groupWatching' | 'settings.groupHelp';
  entries: readonly SettingsEntry[];
}

/** The entries of docs/product/rules.md R62, in their order on the page. */
const GROUPS: readonly SettingsGroup[] = [
  {
    title: 'settings.groupAccount',
    entries: [
      {
        title: 'settings.account',
        target: '/account',
        icon: 'home',
        covers: ['/settings/select-reasons', '/settings/delete-account'],
      },
      {
        title: 'settings.profile',
        target: '/settings/profile',
        icon: 'person',
        covers: ['/settings/edit-profile'],
      },
      { title: 'settings.password', target: '/settings/change-password', icon: 'lock' },
      { title: 'settings.devices', target: '/settings/devices', icon: 'devices' },
      { title: 'settings.delete', target: '/settings/select-reasons', icon: 'remove', hubOnly: true },
    ],
  },
  {
    title: 'settings.groupWatching',
    entries: [
      { title: 'settings.subscription', target: '/settings/subscription', icon: 'card' },
      { title: 'settings.saved', target: '/saved', icon: 'star' },
      { title: 'settings.referral', target: '/settings/referral/code', icon: 'gift' },
      { title: 'settings.friend', target: '/settings/referral/friend', icon: 'friend' },
      { title: 'settings.newsletter', target: '/settings/newsletter', icon: 'mail' },
    ],
  },
  {
    title: 'settings.groupHelp',
    entries: [
      { title: 'settings.help', target: '/settings/help', icon: 'help' },
      { title: 'settings.report', target: '/settings/help#report', icon: 'flag', hubOnly: true },
      { title: 'settings.feedback', target: '/feedback', icon: 'words', hubOnly: true },
      { title: 'settings.contact', target: '/contact-us', icon: 'mail', hubOnly: true },
      { title: 'settings.terms', target: '/terms-and-conditions', icon: 'page', hubOnly: true },
      { title: 'settings.privacy', target: '/privacy-policy', icon: 'page', hubOnly: true },
    ],
  },
];

const pathOf = ({ target }: SettingsEntry): string => target.replace(/#.*/, '');

/** The groups with the entries that have a page today, in the product's order; a group without any is left out. */
export const settingsGroups = (
  builtPaths: readonly string[],
  wanted: (entry: SettingsEntry) => boolean = () => true,
): SettingsGroup[] =>
  GROUPS.map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => builtPaths.includes(pathOf(entry)) && wanted(entry)),
  })).filter(({ entries }) => entries.length > 0);
