import { useTranslation } from 'react-i18next';

import { Words } from '../../../direction/Words';
import { languageProps } from '../../../i18n/language-props';
import { usePageLocale } from '../../../i18n/locale-context';
import { LocaleLink } from '../../../i18n/LocaleLink/LocaleLink';
import { Picture } from '../../../ui/Picture/Picture';
import type { Featured } from '../featured-of';
import * as styles from './FeaturedCard.module.css';

interface Props {
  featured: Featured;
  onChoose: () => void;
}

/** Wide card at the end of the mega-menu. */
export const FeaturedCard = ({ featured: { to, title, channel, picture, onAir }, onChoose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <LocaleLink to={to} plays={onAir} className={styles.card} onClick={onChoose}>
      <span className={styles.art}>
        <Picture picture={picture} sizes="18rem" className={styles.picture} decorative />
        <span className={onAir ? `${styles.badge} ${styles.live}` : styles.badge}>
          {t(onAir ? 'nav.onAir' : 'nav.featured')}
        </span>
      </span>
      <span className={styles.title} {...languageProps(title.language, locale)}>
        <Words language={title.language}>{title.text}</Words>
      </span>
      {channel && (
        <span className={styles.meta} {...languageProps(channel.language, locale)}>
          <Words language={channel.language}>{channel.text}</Words>
        </span>
      )}
    </LocaleLink>
  );
};
