import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import * as intro from '../../../shared/record/RecordIntro.module.css';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import type { ChannelPageQuery } from './channel-page.query.generated';

/** One channel: what it is, and its newest videos. */
export const ChannelPage = ({ channel }: { channel: NonNullable<ChannelPageQuery['channel']> }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { name, description, language, image, videos } = channel;
  const words = languageProps(language, locale);
  return (
    <>
      <div className={intro.intro}>
        <Picture picture={image} sizes={SIZES.star.grid} className={intro.square} eager />
        <div>
          <h1 {...words}>{name}</h1>
          {description && (
            <p className={intro.description} {...words}>
              {description}
            </p>
          )}
        </div>
      </div>
      {videos.nodes.length === 0 ? (
        <p>{t('show.empty')}</p>
      ) : (
        <CardGrid title={t('channel.latest')} shape="wide">
          {videos.nodes.map((video) => (
            <VideoCard key={video.code} video={video} />
          ))}
        </CardGrid>
      )}
    </>
  );
};
