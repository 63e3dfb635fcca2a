import { useTranslation } from 'react-i18next';

import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { Tonight } from '../../../shared/catalogue/Tonight/Tonight';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { useGalleryCards } from './use-gallery-cards';

/** Rows that run past the edge of the page, and the evening as a line. */
export const RailsSection = () => {
  const { t } = useTranslation();
  const cards = useGalleryCards();
  return (
    <>
      {cards && (
        <>
          <Rail title={t('shows.title')} shape="poster" path="/shows">
            {cards.shows.nodes.map((show) => (
              <ShowCard key={show.slug} show={show} />
            ))}
          </Rail>
          <Rail title={t('show.episodes')} shape="wide">
            {cards.videos.nodes.map((video) => (
              <VideoCard key={video.code} video={video} />
            ))}
          </Rail>
          <Rail title={t('channels-list.title')} shape="star" path="/channels-list">
            {cards.channels.nodes.map((channel) => (
              <ChannelCard key={channel.slug} channel={channel} />
            ))}
          </Rail>
        </>
      )}
      <Tonight title={t('gallery.tonight')} />
    </>
  );
};
