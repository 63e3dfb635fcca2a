import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ChannelShows } from '../../../shared/catalogue/OtherShows/ChannelShows';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { Picture } from '../../../shared/ui/Picture/Picture';
import * as styles from './ChannelPage.module.css';
import type { ChannelPageQuery } from './channel-page.query.generated';

/** Page of one channel: star and accent colour, description, newest videos and shows. */
export const ChannelPage = ({ channel }: { channel: NonNullable<ChannelPageQuery['channel']> }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { name, description, language, light, icon, shows, videos } = channel;
  const words = languageProps(language, locale);
  const lit: CSSProperties & Partial<Record<'--light', string>> = light ? { '--light': light } : {};
  return (
    <>
      <section className={styles.head} data-hero="" style={lit}>
        <div className={styles.body}>
          <div className={styles.words}>
            <h1 className={styles.title} {...words}>
              {name}
            </h1>
            {description && (
              <p className={styles.description} {...words}>
                {description}
              </p>
            )}
          </div>
          <div className={styles.frame}>
            <Picture picture={icon} sizes={SIZES.emblem} className={styles.picture} eager decorative />
          </div>
        </div>
      </section>
      {videos.nodes.length === 0 ? (
        <EmptyState
          title={t('show.empty')}
          text={t('channel.emptyText')}
          action={
            <LocaleLink to="/channels-list" className={buttonClass('ghost')}>
              {t('channel.all')}
            </LocaleLink>
          }
        />
      ) : (
        <CardGrid title={t('channel.latest')} shape="wide">
          {videos.nodes.map((video) => (
            <VideoCard key={video.code} video={video} />
          ))}
        </CardGrid>
      )}
      <ChannelShows shows={shows.nodes} />
    </>
  );
};
