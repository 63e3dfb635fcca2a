import { useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { Tonight } from '../../../shared/catalogue/Tonight/Tonight';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { GalleryRecords } from '../gallery-records';

/** Rails that run past the edge of the page, and the evening as a timeline. */
export const RailsSection = () => {
  const { t } = useTranslation();
  const { shows, videos, channels } = useContext(GalleryRecords);
  return (
    <>
      <Rail title={t('shows.title')} shape="poster" path="/shows">
        {shows.map((show) => (
          <ShowCard key={show.slug} show={show} />
        ))}
      </Rail>
      <Rail title={t('show.episodes')} shape="wide">
        {videos.map((video) => (
          <VideoCard key={video.code} video={video} />
        ))}
      </Rail>
      <Rail title={t('channels-list.title')} shape="star" path="/channels-list">
        {channels.map((channel) => (
          <ChannelCard key={channel.slug} channel={channel} />
        ))}
      </Rail>
      <Tonight title={t('gallery.tonight')} />
    </>
  );
};
