import type { SettingsIconName } from '../../../shared/settings/SettingsIcon/settings-icon-paths';

/** accounts names a device by its browser and system, e.g. `Chrome · Android`. */
const HANDHELD = /\b(iPhone|iPad|Android)$/;

export const deviceIcon = (name: string | null): SettingsIconName =>
  name !== null && HANDHELD.test(name) ? 'phone' : 'screen';
