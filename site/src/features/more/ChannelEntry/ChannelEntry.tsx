import type { CSSProperties } from 'react';

import { Words } from '../../../shared/direction/Words';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Picture } from '../../../shared/ui/Picture/Picture';
import type { MorePageQuery } from '../MorePage/more-page.query.generated';
import * as styles from './ChannelEntry.module.css';

type Channel = NonNullable<MorePageQuery['channels']>['nodes'][number];

/** One channel in its light: star, name, its echo in the other script, one sentence. */
export const ChannelEntry = ({ channel }: { channel: Channel }) => {
  const { locale } = usePageLocale();
  const { slug, name, nameEcho, description, language, light, icon } = channel;
  const words = languageProps(language, locale);
  const lit: CSSProperties & Partial<Record<'--light', string>> = light ? { '--light': light } : {};
  return (
    <li>
      <LocaleLink to={`/${slug}`} className={styles.link} style={lit}>
        <span className={styles.frame}>
          <Picture picture={icon} sizes={SIZES.star.rail} className={styles.picture} decorative />
        </span>
        <span className={styles.words}>
          <span className={styles.name} {...words}>
            <Words language={language}>{name}</Words>
          </span>
          {nameEcho && (
            <span className={styles.echo}>
              <bdi {...languageProps(language === 'AR' ? 'EN' : 'AR', locale)}>{nameEcho}</bdi>
            </span>
          )}
          <span className={styles.description} {...words}>
            <Words language={language}>{description}</Words>
          </span>
        </span>
      </LocaleLink>
    </li>
  );
};
