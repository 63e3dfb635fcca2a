import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../../i18n/LocaleLink/LocaleLink';
import type { SettingsItem } from '../settings-items';
import * as styles from './SettingsNav.module.css';

interface Props {
  items: readonly SettingsItem[];
  /** Unprefixed address of the page. */
  address: string | null;
}

/** Ways between the settings: a column beside them, a strip above them on narrow screens. */
export const SettingsNav = ({ items, address }: Props) => {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-label={t('settings.label')}>
      <ul>
        {items.map(({ title, target }) => (
          <li key={title}>
            <LocaleLink
              to={target}
              className={styles.entry}
              aria-current={target === address ? 'page' : undefined}
            >
              {t(title)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
