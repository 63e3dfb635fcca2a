/** Id of the settings' navigation, for which the first paint of their pages waits. */
export const SETTINGS_NAV_ID = 'settings-nav';
