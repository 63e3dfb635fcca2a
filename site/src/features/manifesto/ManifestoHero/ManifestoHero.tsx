import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { LeaningWall } from '../../../shared/catalogue/LeaningWall/LeaningWall';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { WAYS_ID } from '../ways-id';
import * as styles from './ManifestoHero.module.css';

/** Width of a poster: a quarter of the wall, which is 64% of the page, or wider than a phone. */
const SIZES = '(width >= 64rem) 17vw, 30vw';

interface Props {
  page: { title: string; lead: string; actionLabel: string; language: 'EN' | 'AR' };
  shows: ComponentProps<typeof LeaningWall>['shows'];
  /** Whether there are sections to read. */
  hasWays: boolean;
}

/** Title of the manifesto before a wall of posters, with the way to write. */
export const ManifestoHero = ({ page: { title, lead, actionLabel, language }, shows, hasWays }: Props) => {
  const { t } = useTranslation();
  const words = languageProps(language, usePageLocale().locale);
  return (
    <section className={styles.hero} data-hero="">
      <div className={styles.scene} aria-hidden="true">
        <LeaningWall shows={shows} sizes={SIZES} className={styles.wall} />
      </div>
      <div className={styles.frame}>
        <h1 className={styles.title} {...words}>
          <Words language={language}>{title}</Words>
        </h1>
        <p className={styles.lead} {...words}>
          <Words language={language}>{lead}</Words>
        </p>
        <div className={styles.actions}>
          <LocaleLink to="/contact-us" className={buttonClass('primary')} {...words}>
            <Words language={language}>{actionLabel}</Words>
          </LocaleLink>
          {hasWays && (
            <a href={`#${WAYS_ID}`} className={buttonClass('ghost')}>
              {t('manifesto.read')}
            </a>
          )}
        </div>
      </div>
    </section>
  );
};
