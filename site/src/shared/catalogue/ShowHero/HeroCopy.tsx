import { Children } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Badge } from '../Badge/Badge';
import type { ShowHeroFragment } from '../show-hero.fragment.generated';
import { AgeRating } from '../AgeRating/AgeRating';
import * as styles from './ShowHero.module.css';

interface Props {
  show: ShowHeroFragment;
  /** `h1` when the page is about the show. */
  heading: 'h1' | 'h2';
  /** Shows the whole description instead of its first lines. */
  whole?: boolean;
  /** Actions, with the primary one first. */
  children: ReactNode;
}

/** In characters. Longer titles would take more than three lines at display size. */
const LONG_TITLE = 18;

/** A show's name in both scripts, its details and its description. */
export const HeroCopy = ({ show, heading: Heading, whole = false, children }: Props) => {
  const { title, titleEcho, description, language, premium, channel, year, episodeCount, ageRating } = show;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const words = languageProps(language, locale);
  return (
    <div className={styles.copy}>
      <Heading
        className={title.length > LONG_TITLE ? `${styles.title} ${styles.long}` : styles.title}
        {...words}
      >
        <Words language={language}>{title}</Words>
      </Heading>
      {titleEcho && (
        <p className={styles.echo}>
          <bdi {...languageProps(language === 'AR' ? 'EN' : 'AR', locale)}>{titleEcho}</bdi>
        </p>
      )}
      <div className={styles.facts}>
        {premium && <Badge look="premium">{t('video.premium')}</Badge>}
        {channel && (
          <LocaleLink to={`/${channel.slug}`} className={styles.channel}>
            <bdi {...languageProps(channel.language, locale)}>
              <Words language={channel.language}>{channel.name}</Words>
            </bdi>
          </LocaleLink>
        )}
        {year !== null && <bdi dir="ltr">{year}</bdi>}
        {episodeCount > 0 && <span>{t('show.episodeCount', { count: episodeCount })}</span>}
        {ageRating && (
          <Badge look="plain">
            <AgeRating rating={ageRating} />
          </Badge>
        )}
      </div>
      <p className={whole ? `${styles.lead} ${styles.whole}` : styles.lead} {...words}>
        <Words language={language}>{description}</Words>
      </p>
      <div className={Children.count(children) > 2 ? `${styles.actions} ${styles.three}` : styles.actions}>
        {children}
      </div>
    </div>
  );
};
