import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import type { PictureFragment } from '../../../shared/catalogue/picture.fragment.generated';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../../shared/i18n/language-props';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Picture } from '../../../shared/ui/Picture/Picture';
import * as styles from './LandingHero.module.css';

interface Props {
  title: string;
  /** Language of title and lead; it can differ from the page's. */
  language: 'EN' | 'AR';
  /** Title in the other language. */
  echo: string | null;
  lead: string;
  art: { thumbnail: PictureFragment; portrait: PictureFragment } | null;
  guest: boolean;
  /** Anchor of the plans; null when there are no plans to show. */
  plans: string | null;
}

/** Hero of the landing page. The text stands beside the picture on wide screens and under it on phones. */
export const LandingHero = ({ title, language, echo, lead, art, guest, plans }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <section className={styles.hero} data-hero="">
      {art && (
        <div className={styles.art}>
          <Picture
            picture={art.thumbnail}
            phone={art.portrait}
            sizes={SIZES.full}
            className={styles.picture}
            loading="lead"
            decorative
          />
        </div>
      )}
      <div className={styles.frame}>
        <div className={styles.words}>
          <h1 className={styles.title} {...languageProps(language, locale)}>
            <Words language={language}>{title}</Words>
          </h1>
          {echo && (
            <p className={styles.echo}>
              <span {...languageProps(language === 'AR' ? 'EN' : 'AR', locale)}>{echo}</span>
            </p>
          )}
          <p className={styles.lead} {...languageProps(language, locale)}>
            <Words language={language}>{lead}</Words>
          </p>
          <div className={styles.actions}>
            {guest ? (
              <LocaleLink to="/auth/register" className={`${buttonClass('primary')} ${styles.guest}`}>
                {t('landing.join')}
              </LocaleLink>
            ) : (
              <LocaleLink to="/home" className={buttonClass('primary')}>
                {t('landing.home')}
              </LocaleLink>
            )}
            {plans && (
              <a href={`#${plans}`} className={buttonClass('ghost')}>
                {t('landing.seePlans')}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
};
