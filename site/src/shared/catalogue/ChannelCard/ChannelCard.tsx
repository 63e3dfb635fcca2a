import type { CSSProperties } from 'react';
import { useContext } from 'react';

import { Words } from '../../direction/Words';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Picture } from '../../ui/Picture/Picture';
import type { PictureLoading } from '../../ui/Picture/Picture';
import { CardPlace } from '../card-place';
import type { ChannelCardFragment } from '../channel-card.fragment.generated';
import { SIZES } from '../picture-sizes';
import * as styles from './ChannelCard.module.css';

interface Props {
  channel: ChannelCardFragment;
  /** When its picture is loaded; without it when it comes near the window. */
  loading?: PictureLoading;
}

/** Card of a channel: its picture in a star with its accent colour, and its name. */
export const ChannelCard = ({ channel: { slug, name, language, light, icon }, loading }: Props) => {
  const { locale } = usePageLocale();
  const place = useContext(CardPlace);
  const lit: CSSProperties & Partial<Record<'--light', string>> = light ? { '--light': light } : {};
  return (
    <li className={styles.card}>
      <LocaleLink to={`/${slug}`} className={styles.link}>
        <span className={styles.frame} style={lit}>
          <span className={styles.tile}>
            <Picture
              picture={icon}
              sizes={SIZES.star[place]}
              className={styles.picture}
              loading={loading}
              decorative
            />
          </span>
        </span>
        <span className={styles.name} {...languageProps(language, locale)}>
          <Words language={language}>{name}</Words>
        </span>
      </LocaleLink>
    </li>
  );
};
