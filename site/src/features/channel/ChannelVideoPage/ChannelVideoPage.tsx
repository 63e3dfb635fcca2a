import { namesShow } from '@sahra/schemas/names-show';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { HeroArt } from '../../../shared/catalogue/ShowHero/HeroArt';
import * as hero from '../../../shared/catalogue/ShowHero/ShowHero.module.css';
import { VideoBadges } from '../../../shared/catalogue/VideoBadges/VideoBadges';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { liveStateOf } from '../../../shared/catalogue/live-state';
import { useNow } from '../../../shared/clock/use-now';
import { videoOfChannel } from '../../../shared/head/video-of-channel';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { SaveButton } from '../../../shared/watchlist/SaveButton/SaveButton';
import * as styles from './ChannelVideoPage.module.css';
import type { ChannelVideoPageQuery } from './channel-video-page.query.generated';

/** A video of a channel, or what a channel shows: the way to the player, and more of the channel. */
export const ChannelVideoPage = ({ data }: { data: ChannelVideoPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const now = useNow();
  const video = videoOfChannel(data);
  const channel = data.video ? data.video.channel : data.channel;
  if (!video) return null;
  const { code, title, language, description, thumbnail, portrait, show } = video;
  const words = languageProps(language, locale);
  const live = liveStateOf(video, now) === 'LIVE';
  const others = (channel?.videos.nodes ?? []).filter((one) => one.code !== code);
  return (
    <>
      <section className={`${hero.hero} ${hero.short}`} data-hero="">
        <HeroArt thumbnail={thumbnail} portrait={portrait} eager />
        <div className={hero.body}>
          <div className={hero.copy}>
            <h1 className={`${hero.title} ${styles.title}`} {...words}>
              <Words language={language}>{title}</Words>
            </h1>
            <div className={`${hero.facts} ${styles.facts}`}>
              <VideoBadges {...video} />
              {channel && (
                <LocaleLink to={`/${channel.slug}`} className={hero.channel}>
                  <bdi {...languageProps(channel.language, locale)}>
                    <Words language={channel.language}>{channel.name}</Words>
                  </bdi>
                </LocaleLink>
              )}
              {show && !namesShow(title, show.title) && (
                <bdi {...languageProps(show.language, locale)}>
                  <Words language={show.language}>{show.title}</Words>
                </bdi>
              )}
            </div>
            <p className={`${hero.lead} ${hero.whole}`} {...words}>
              <Words language={language}>{description}</Words>
            </p>
            <div className={hero.actions}>
              <LocaleLink to={`/watch/${code}`} plays className={buttonClass(live ? 'live' : 'primary')}>
                <Icon name="play" />
                {t(live ? 'channel-page.watchLive' : 'channel-page.watch')}
              </LocaleLink>
              <SaveButton item={{ type: 'video', code }} />
            </div>
          </div>
        </div>
      </section>
      {channel && others.length > 0 && (
        <Rail title={t('channel-page.moreOf', { name: channel.name })} shape="wide" path={`/${channel.slug}`}>
          {others.map((one) => (
            <VideoCard key={one.code} video={one} />
          ))}
        </Rail>
      )}
    </>
  );
};
