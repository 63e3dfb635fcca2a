import { useTranslation } from 'react-i18next';

import { Rail } from '../Rail/Rail';
import { ShowCard } from '../ShowCard/ShowCard';
import { useAllShows } from './use-all-shows';

/** The shows of a channel, at the end of its page. */
export const ChannelShows = ({ channel: slug }: { channel: string }) => {
  const { t } = useTranslation();
  const shows = useAllShows().filter((show) => show.channel?.slug === slug);
  if (shows.length === 0) return null;
  return (
    <Rail title={t('channel.shows')} shape="poster">
      {shows.map((show) => (
        <ShowCard key={show.slug} show={show} />
      ))}
    </Rail>
  );
};
