import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Picture } from '../../../shared/ui/Picture/Picture';
import type { SportsPageQuery } from '../SportsPage/sports-page.query.generated';
import * as styles from './SportLinks.module.css';

interface Props {
  sports: NonNullable<SportsPageQuery['sports']>['nodes'];
}

/** Links to the pages of all sports: the picture of each in a star with its light, and its name. */
export const SportLinks = ({ sports }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <nav aria-label={t('sports.all')}>
      <ul className={styles.list}>
        {sports.map(({ slug, name, language, light, icon }) => {
          const lit: CSSProperties & Partial<Record<'--light', string>> = light ? { '--light': light } : {};
          return (
            <li key={slug}>
              <LocaleLink to={`/sports/${slug}`} className={styles.link}>
                <span className={styles.frame} style={lit}>
                  <Picture picture={icon} sizes={SIZES.thumb} className={styles.picture} decorative />
                </span>
                <span {...languageProps(language, locale)}>
                  <Words language={language}>{name}</Words>
                </span>
              </LocaleLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
