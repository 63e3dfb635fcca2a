import { useTranslation } from 'react-i18next';

import { Rail } from '../Rail/Rail';
import type { ShowCardFragment } from '../show-card.fragment.generated';
import { ShowCard } from '../ShowCard/ShowCard';

/** The shows of a channel, at the end of the channel page. */
export const ChannelShows = ({ shows }: { shows: readonly ShowCardFragment[] }) => {
  const { t } = useTranslation();
  if (shows.length === 0) return null;
  return (
    <Rail title={t('channel.shows')} shape="poster">
      {shows.map((show) => (
        <ShowCard key={show.slug} show={show} />
      ))}
    </Rail>
  );
};
