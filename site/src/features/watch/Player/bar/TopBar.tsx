import { useTranslation } from 'react-i18next';

import { Words } from '../../../../shared/direction/Words';
import { languageProps } from '../../../../shared/i18n/language-props';
import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../../shared/i18n/LocaleLink/LocaleLink';
import { Icon } from '../../../../shared/ui/Icon/Icon';
import { Star } from '../../../../shared/ui/Star/Star';
import type { WatchPageQuery } from '../../WatchPage/watch-page.query.generated';
import { ControlTip } from './ControlTip';
import * as styles from './TopBar.module.css';

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  live: boolean;
}

/** Bar over the picture with the link back and the title. It follows the direction of the page. */
export const TopBar = ({ video: { title, language, episodeNumber, show, channel }, live }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const home = show
    ? { to: `/shows/${show.slug}`, name: show.title }
    : channel && { to: `/${channel.slug}`, name: channel.name };
  const back = t('player.back', { name: home?.name ?? '' });
  return (
    <div className={styles.top}>
      {home && (
        <ControlTip name={back} below>
          <LocaleLink to={home.to} className={styles.back} aria-label={back}>
            <Icon name="back" directed />
          </LocaleLink>
        </ControlTip>
      )}
      {live && (
        <span className={styles.live}>
          <Star motion="beat" />
          {t('video.live')}
        </span>
      )}
      <p className={styles.title}>
        {show && (
          <bdi {...languageProps(show.language, locale)}>
            <Words language={show.language}>{show.title}</Words>
          </bdi>
        )}
        {show && ' · '}
        {episodeNumber !== null && `${episodeNumber}. `}
        <bdi {...languageProps(language, locale)}>
          <Words language={language}>{title}</Words>
        </bdi>
      </p>
    </div>
  );
};
