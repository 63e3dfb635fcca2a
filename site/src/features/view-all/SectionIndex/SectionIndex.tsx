import { useTranslation } from 'react-i18next';

import { SECTIONS, viewAllPath } from '../../../shared/catalogue/sections/sections';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { SECTION_NAMES, SECTION_TEXTS } from '../section-names';
import * as styles from './SectionIndex.module.css';

/** Contents of the catalogue: all sections with their links. */
export const SectionIndex = () => {
  const { t } = useTranslation();
  return (
    <ul className={styles.sections}>
      {SECTIONS.map((section) => (
        <li key={section}>
          <LocaleLink to={viewAllPath(section)} className={styles.link}>
            <span className={styles.name}>{t(SECTION_NAMES[section])}</span>
            <span className={styles.text}>{t(SECTION_TEXTS[section])}</span>
            <span className={styles.chevron}>
              <Icon name="next" directed />
            </span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
};
