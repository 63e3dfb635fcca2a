import { useTranslation } from 'react-i18next';

import { useMomentFormat } from '../../../shared/clock/use-moment-format';
import { formatAgo } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import type { SettingsIconName } from '../../../shared/settings/SettingsIcon/settings-icon-paths';
import { Button } from '../../../shared/ui/Button/Button';
import { Star } from '../../../shared/ui/Star/Star';
import type { DevicesQuery } from '../devices.query.generated';
import * as styles from './DeviceRow.module.css';

/** The accounts service names a device by browser and system, e.g. `Chrome · Android`. */
const HANDHELD = /\b(iPhone|iPad|Android)$/;

const deviceIcon = (name: string | null): SettingsIconName =>
  name !== null && HANDHELD.test(name) ? 'phone' : 'screen';

export type Device = NonNullable<NonNullable<DevicesQuery['viewer']>['devices']>[number];

interface Props {
  device: Device;
  /** Current time in milliseconds since 1970; null before hydration. */
  now: number | null;
  onSignOut: () => void;
}

/** Row of a signed-in device: name, last use, and a button to sign it out. */
export const DeviceRow = ({ device: { name, lastSeenAt, current }, now, onSignOut }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const formatMoment = useMomentFormat();
  const named = name ?? t('settings-devices.unnamed');
  return (
    <PanelRow
      icon={<SettingsIcon name={deviceIcon(name)} />}
      title={<bdi>{named}</bdi>}
      text={
        current ? (
          <span className={styles.current}>
            <Star className={styles.star} /> {t('settings-devices.current')}
          </span>
        ) : (
          <time dateTime={lastSeenAt} title={formatMoment(lastSeenAt, locale)}>
            {t('settings-devices.lastSeen', { when: now === null ? '' : formatAgo(lastSeenAt, now, locale) })}
          </time>
        )
      }
      action={
        current ? null : (
          <Button
            look="ghost"
            size="small"
            aria-label={t('settings-devices.signOutOf', { name: named })}
            onClick={onSignOut}
          >
            {t('settings-devices.signOut')}
          </Button>
        )
      }
    />
  );
};
