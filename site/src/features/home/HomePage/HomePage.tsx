import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { HomePageOperation } from './home-page.query.generated';
import type { HomePageQuery } from './home-page.query.generated';

/** What is on: live, new, shows and channels. */
export const HomePage = ({ built, brand }: { built: HomePageQuery; brand: string }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { live, newest, shows, channels } = useFresh(built, HomePageOperation, {}, locale);
  const videoRows = [
    { title: t('home.live'), videos: live.nodes },
    { title: t('home.newest', { brand }), videos: newest.nodes },
  ];
  return (
    <>
      <h1>{t('home.title')}</h1>
      {videoRows
        .filter(({ videos }) => videos.length > 0)
        .map(({ title, videos }) => (
          <CardGrid key={title} title={title} shape="wide">
            {videos.map((video) => (
              <VideoCard key={video.code} video={video} />
            ))}
          </CardGrid>
        ))}
      <CardGrid title={t('home.shows')} shape="poster">
        {shows.nodes.map((show) => (
          <ShowCard key={show.slug} show={show} />
        ))}
      </CardGrid>
      <CardGrid title={t('home.channels')} shape="star">
        {channels.nodes.map((channel) => (
          <ChannelCard key={channel.slug} channel={channel} />
        ))}
      </CardGrid>
    </>
  );
};
