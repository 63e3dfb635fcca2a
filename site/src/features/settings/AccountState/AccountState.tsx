import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { formatDate } from '../../../shared/i18n/format';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import type { SettingsIconName } from '../../../shared/settings/SettingsIcon/settings-icon-paths';
import type { AccountStateQuery } from '../account-state.query.generated';
import { planSentence } from '../plan-sentence';
import * as styles from './AccountState.module.css';

type Viewer = NonNullable<AccountStateQuery['viewer']>;

interface Tile {
  to: string;
  icon: SettingsIconName;
  name: string;
  value: string;
  text?: ReactNode;
}

/** Number of saved videos and shows, and whether there are more than were counted. */
const savedOf = ({ watchlist, watchlistShows }: Viewer): { count: number; more: boolean } => {
  const lists = [watchlist, watchlistShows];
  return {
    count: lists.reduce((sum, list) => sum + (list?.nodes.length ?? 0), 0),
    more: lists.some((list) => list?.pageInfo.hasNextPage),
  };
};

interface Props {
  viewer: Viewer;
  builtPaths: readonly string[];
}

/** How the account stands: plan and next payment, devices, watchlist; each part links to its page. */
export const AccountState = ({ viewer, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const { subscription, devices } = viewer;
  const tiles: Tile[] = [];
  if (subscription) {
    const { key, day, payment, store } = planSentence(subscription);
    tiles.push({
      to: '/settings/subscription',
      icon: 'card',
      name: t('settings.subscription'),
      value: subscription.plan?.name ?? t('settings-profile.freePlan'),
      text: t(`settings-profile.${key}`, {
        day: day ? formatDate(day, locale) : '',
        payment: payment ? money(payment).text : '',
        store: store ? t(store) : '',
      }),
    });
  }
  if (devices)
    tiles.push({
      to: '/settings/devices',
      icon: 'devices',
      name: t('settings.devices'),
      value: t('account.devices', { count: devices.length }),
    });
  if (viewer.watchlist ?? viewer.watchlistShows) {
    const { count, more } = savedOf(viewer);
    tiles.push({
      to: '/saved',
      icon: 'saved',
      name: t('settings.saved'),
      value: t(more ? 'account.savedMore' : 'account.saved', { count }),
    });
  }
  return (
    <ul className={styles.tiles}>
      {tiles
        .filter(({ to }) => builtPaths.includes(to))
        .map(({ to, icon, name, value, text }) => (
          <li key={to}>
            <LocaleLink to={to} className={styles.tile}>
              <span className={styles.name}>
                <SettingsIcon name={icon} />
                {name}
              </span>
              <span className={styles.value}>
                <Words>{value}</Words>
              </span>
              {text && <span className={styles.text}>{text}</span>}
            </LocaleLink>
          </li>
        ))}
    </ul>
  );
};
