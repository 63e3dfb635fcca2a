import { RECOVERY_DAYS } from '@sahra/schemas/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Identity } from '../Identity/Identity';
import { PlanCard } from '../PlanCard/PlanCard';
import type { SettingsProfileQuery } from '../settings-profile.query.generated';
import { VerifiedRow } from '../VerifiedRow/VerifiedRow';
import * as styles from './Profile.module.css';

interface Props {
  viewer: NonNullable<SettingsProfileQuery['viewer']>;
  builtPaths: readonly string[];
}

/** Identity, plan, and the rows that link to their own edit pages. */
export const Profile = ({ viewer, builtPaths }: Props) => {
  const { subscription } = viewer;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const way = (to: string, words: ReactNode, label: string, className = buttonClass('ghost', 'small')) =>
    builtPaths.includes(to) && (
      <LocaleLink to={to} className={className} aria-label={label}>
        {words}
      </LocaleLink>
    );
  return (
    <>
      <Panel>
        <Identity
          name={viewer.name}
          email={viewer.email}
          action={way('/settings/edit-profile', t('settings-profile.edit'), t('edit-profile.title'))}
        />
        <VerifiedRow email={viewer.email} verified={viewer.emailVerified} />
        {subscription && (
          <PanelRow
            icon={<SettingsIcon name="calendar" />}
            title={t('settings-profile.memberSince')}
            text={
              <time dateTime={subscription.registeredAt}>
                {formatDate(subscription.registeredAt, locale)}
              </time>
            }
          />
        )}
      </Panel>
      {subscription && <PlanCard subscription={subscription} builtPaths={builtPaths} />}
      <Panel title={t('settings-profile.security')}>
        <PanelRow
          icon={<SettingsIcon name="lock" />}
          title={t('field.password')}
          text={t(viewer.hasPassword ? 'settings.passwordText' : 'settings-profile.noPassword')}
          action={way(
            '/settings/change-password',
            t(viewer.hasPassword ? 'settings-profile.change' : 'settings-profile.choose'),
            t('settings.password'),
          )}
        />
        <PanelRow
          icon={<SettingsIcon name="devices" />}
          title={t('settings.devices')}
          text={t('settings.devicesText')}
          action={way('/settings/devices', t('settings-profile.look'), t('settings.devices'))}
        />
        <PanelRow
          icon={<SettingsIcon name="remove" />}
          title={t('settings.delete')}
          text={t('settings.deleteText', { count: RECOVERY_DAYS })}
          action={way(
            '/settings/select-reasons',
            t('settings-profile.delete'),
            t('settings.delete'),
            `${buttonClass('text', 'small')} ${styles.danger}`,
          )}
        />
      </Panel>
    </>
  );
};
