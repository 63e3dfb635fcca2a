import { useTranslation } from 'react-i18next';

import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import type { SearchPageQuery } from '../SearchPage/search-page.query.generated';

/** What there is to browse: channels and shows, before a search and after one that found nothing. */
export const SearchStart = ({ channels, shows }: Pick<SearchPageQuery, 'channels' | 'shows'>) => {
  const { t } = useTranslation();
  return (
    <>
      {channels && channels.nodes.length > 0 && (
        <Rail title={t('search.channels')} shape="star" path="/channels-list">
          {channels.nodes.map((channel) => (
            <ChannelCard key={channel.slug} channel={channel} />
          ))}
        </Rail>
      )}
      {shows && shows.nodes.length > 0 && (
        <Rail title={t('search.startShows')} shape="poster" path="/shows">
          {/* Only the first: none of them is seen where a search was linked to. */}
          {shows.nodes.map((show, place) => (
            <ShowCard key={show.slug} show={show} loading={place === 0 ? 'lead' : 'lazy'} />
          ))}
        </Rail>
      )}
    </>
  );
};
