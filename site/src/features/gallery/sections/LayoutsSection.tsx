import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { dateFormat } from '@sahra/schemas/intl-formats';
import { BrandLockup } from '../../../shared/chrome/BrandLockup/BrandLockup';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { ScheduleStage } from '../../../shared/page/layouts/ScheduleLayout/ScheduleStage/ScheduleStage';
import { SettingsColumns } from '../../../shared/page/layouts/SettingsLayout/SettingsColumns/SettingsColumns';
import type { SettingsGroup } from '../../../shared/settings/settings-groups';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { Tabs } from '../../../shared/ui/Tabs/Tabs';
import { Sample } from '../Sample/Sample';
import { SampleRow } from '../SampleRow/SampleRow';
import * as styles from './LayoutsSection.module.css';

/** Entries link to anchors of this page, because the settings pages need a login. */
const GROUPS: readonly SettingsGroup[] = [
  {
    title: 'settings.groupAccount',
    entries: [
      { title: 'settings.account', target: '/test#layouts', icon: 'home' },
      { title: 'settings.devices', target: '/test#settings-devices', icon: 'devices' },
    ],
  },
  {
    title: 'settings.groupWatching',
    entries: [
      { title: 'settings.subscription', target: '/test#settings-subscription', icon: 'card' },
      { title: 'settings.saved', target: '/test#settings-saved', icon: 'saved' },
      { title: 'settings.referral', target: '/test#settings-referral', icon: 'gift' },
      { title: 'settings.newsletter', target: '/test#settings-newsletter', icon: 'mail' },
    ],
  },
  {
    title: 'settings.groupHelp',
    entries: [{ title: 'settings.help', target: '/test#settings-help', icon: 'help' }],
  },
];

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** A Saturday, the first day of the week in the region. */
const FIRST_DAY = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Brand logo, and the two layouts that no built page uses yet: settings and schedule. */
export const LayoutsSection = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [day, setDay] = useState('0');
  const named = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const days = DAYS.map((offset) => ({
    id: String(offset),
    label: named.format(FIRST_DAY + offset * DAY_MS),
  }));
  return (
    <>
      <SampleRow>
        <Sample caption={t('gallery.lockupDrawn')}>
          <BrandLockup brand="Sahra" />
        </Sample>
        <Sample caption={t('gallery.lockupDrawn')}>
          <BrandLockup brand="سهرة" />
        </Sample>
        <Sample caption={t('gallery.lockupSet')}>
          <BrandLockup brand={t('gallery.otherBrand')} />
        </Sample>
      </SampleRow>
      <h3>{t('gallery.settingsLayout')}</h3>
      <SettingsColumns groups={GROUPS} address="/test#layouts">
        <EmptyState title={t('gallery.emptyTitle')} text={t('gallery.emptyText')} />
      </SettingsColumns>
      <h3>{t('gallery.scheduleLayout')}</h3>
      <div className={styles.bleed}>
        <ScheduleStage
          dayBar={<Tabs label={t('gallery.days')} items={days} selected={day} onSelect={setDay} />}
        >
          <EmptyState title={t('gallery.emptyTitle')} text={t('gallery.emptyText')} />
        </ScheduleStage>
      </div>
    </>
  );
};
