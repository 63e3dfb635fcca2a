import type { SettingsIconName } from './SettingsIcon/settings-icon-paths';

/** Link of the settings: to a settings page, or to a related page of the site. */
export interface SettingsEntry {
  /** Key of the title in the interface strings; with the suffix `Text`, of the description. */
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
    | 'settings.channels'
    | 'settings.help'
    | 'settings.report'
    | 'settings.feedback'
    | 'settings.contact'
    | 'settings.terms'
    | 'settings.privacy'
    | 'settings.delete';
  /** Unprefixed path. */
  target: string;
  icon: SettingsIconName;
  /** Paths of pages that belong to this entry and have no entry of their own. */
  covers?: readonly string[];
  /** Not a settings page, or only a section of one: only the hub links to it, not the navigation. */
  hubOnly?: true;
}

/** Group of related entries. */
export interface SettingsGroup {
  /** Key of the group title in the interface strings. */
  title: 'settings.groupAccount' | 'settings.groupWatching' | 'settings.groupHelp';
  entries: readonly SettingsEntry[];
}

/** Entries of docs/product/rules.md R62, in display order. */
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
      { title: 'settings.saved', target: '/saved', icon: 'saved' },
      { title: 'settings.referral', target: '/settings/referral/code', icon: 'gift' },
      { title: 'settings.friend', target: '/settings/referral/friend', icon: 'friend' },
      { title: 'settings.newsletter', target: '/settings/newsletter', icon: 'mail' },
      { title: 'settings.channels', target: '/Personalize-categories', icon: 'screen', hubOnly: true },
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

/** Returns the groups with the entries whose page is built, in the product's order; empty groups are left out. */
export const settingsGroups = (
  builtPaths: readonly string[],
  wanted: (entry: SettingsEntry) => boolean = () => true,
): SettingsGroup[] =>
  GROUPS.map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => builtPaths.includes(pathOf(entry)) && wanted(entry)),
  })).filter(({ entries }) => entries.length > 0);
