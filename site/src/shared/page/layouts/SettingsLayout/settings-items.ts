/** One entry of the settings navigation. */
export interface SettingsItem {
  /** Key of the title in the interface strings. */
  title:
    | 'settings.account'
    | 'settings.profile'
    | 'settings.subscription'
    | 'settings.saved'
    | 'settings.devices'
    | 'settings.referral'
    | 'settings.newsletter'
    | 'settings.help';
  /** Unprefixed path. */
  target: string;
}

const ITEMS: readonly SettingsItem[] = [
  { title: 'settings.account', target: '/account' },
  { title: 'settings.profile', target: '/settings/profile' },
  { title: 'settings.subscription', target: '/settings/subscription' },
  { title: 'settings.saved', target: '/saved' },
  { title: 'settings.devices', target: '/settings/devices' },
  { title: 'settings.referral', target: '/settings/referral/code' },
  { title: 'settings.newsletter', target: '/settings/newsletter' },
  { title: 'settings.help', target: '/settings/help' },
];

/** Entries of the settings navigation that have a page today, in the product's order. */
export const settingsItems = (builtPaths: readonly string[]): SettingsItem[] =>
  ITEMS.filter(({ target }) => builtPaths.includes(target));
