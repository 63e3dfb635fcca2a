import { RECOVERY_DAYS } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Panel } from '../../../shared/settings/Panel/Panel';
import type { SettingsGroup } from '../../../shared/settings/settings-groups';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './SettingsIndex.module.css';

interface Props {
  groups: readonly SettingsGroup[];
  /** Hides the links that the navigation beside the page has too, where it is a column. */
  besideNav?: boolean;
}

/** Links to all settings pages, by group, each with a short description. */
export const SettingsIndex = ({ groups, besideNav = false }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={besideNav ? `${styles.index} ${styles.besideNav}` : styles.index}>
      {groups.map(({ title, entries }) => (
        <Panel key={title} title={t(title)}>
          <ul>
            {entries.map((entry) => (
              <li
                key={entry.title}
                className={entry.hubOnly ? styles.entry : `${styles.entry} ${styles.inNav}`}
              >
                <LocaleLink to={entry.target} className={styles.link}>
                  <SettingsIcon name={entry.icon} />
                  <span className={styles.words}>
                    <span className={styles.title}>{t(entry.title)}</span>
                    <span className={styles.text}>{t(`${entry.title}Text`, { count: RECOVERY_DAYS })}</span>
                  </span>
                  <Icon name="next" directed />
                </LocaleLink>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
};
