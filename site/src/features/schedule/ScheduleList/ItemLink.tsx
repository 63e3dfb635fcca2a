import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Picture } from '../../../shared/ui/Picture/Picture';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import { Star } from '../../../shared/ui/Star/Star';
import type { Entry } from '../timeline/channel-rows';
import * as styles from './ScheduleList.module.css';

interface Props {
  entry: Entry;
  /** Unprefixed path. */
  to: string;
  icon: ShownPicture | null;
  /** Whether the programme is on now. */
  isOn: boolean;
  /** How much of it is over, from 0 to 1; null when that is not shown. */
  progress: number | null;
  /** Its hours. */
  children: ReactNode;
}

/** Link of a programme in the list: its channel, title and hours. */
export const ItemLink = ({ entry, to, icon, isOn, progress, children }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { title, language, live, channel } = entry;
  const done: CSSProperties = { inlineSize: `${(progress ?? 0) * 100}%` };
  return (
    <LocaleLink to={to} plays className={styles.link}>
      <Picture picture={icon} sizes={SIZES.thumb} className={styles.icon} decorative />
      <span className={styles.words}>
        {channel && (
          <bdi className={styles.channel} {...languageProps(channel.language, locale)}>
            <Words language={channel.language}>{channel.name}</Words>
          </bdi>
        )}
        <bdi className={styles.name} {...languageProps(language, locale)}>
          <Words language={language}>{title}</Words>
        </bdi>
        {progress !== null && (
          <span className={styles.progress} data-on="" aria-hidden="true">
            <span className={styles.done} data-done="" style={done} />
          </span>
        )}
        <span className={styles.when}>{children}</span>
      </span>
      {isOn && (
        <span className={styles.badge} data-on="">
          <Star motion="beat" />
          {t(live ? 'video.live' : 'schedule.now')}
        </span>
      )}
    </LocaleLink>
  );
};
