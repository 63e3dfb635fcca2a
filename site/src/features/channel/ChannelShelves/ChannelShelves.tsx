import { useTranslation } from 'react-i18next';

import { useSearchChoice } from '../../../shared/address/use-search-choice';
import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { viewAllPath } from '../../../shared/catalogue/sections/sections';
import { ShortCard } from '../../../shared/catalogue/ShortCard/ShortCard';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import type { ShowCardFragment } from '../../../shared/catalogue/show-card.fragment.generated';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Tabs } from '../../../shared/ui/Tabs/Tabs';
import * as styles from './ChannelShelves.module.css';
import type { Shelf } from './shelves-of';

interface Props {
  /** Slug of the channel. */
  slug: string;
  shows: readonly ShowCardFragment[];
  /** Number of all shows; null when there are more than `shows`. */
  showCount: number | null;
  shelves: readonly Shelf[];
}

/** Fewer cards stand whole in one view: a page with the same cards would show nothing more. */
const FEW = 4;

const cardsOf = ({ id, videos }: Shelf) =>
  videos.map((video) =>
    id === 'shorts' ? (
      <ShortCard key={video.code} video={video} />
    ) : (
      <VideoCard key={video.code} video={video} />
    ),
  );

/** What a channel has: all shelves one under the other, shows first, or one of them whole. */
export const ChannelShelves = ({ slug, shows, showCount, shelves }: Props) => {
  const { t } = useTranslation();
  const tabs = [
    { id: 'all', label: t('channel-page.all') },
    ...(shows.length > 0 ? [{ id: 'shows', label: t('shows.title'), count: showCount }] : []),
    ...shelves.map(({ id, label, count }) => ({ id, label: t(label), count })),
  ];
  const [chosen = 'all', choose] = useSearchChoice(
    'tab',
    tabs.map(({ id }) => id),
  );
  const showsPath = `/shows?channel=${slug}`;
  const shelf = shelves.find(({ id }) => id === chosen);
  const allPath = shelf
    ? shelf.more && viewAllPath(shelf.id, slug)
    : chosen === 'shows' && showCount === null && showsPath;
  return (
    <div className={styles.shelves}>
      <Tabs
        label={t('channel-page.tabs')}
        items={tabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          ...('count' in tab && tab.count !== null ? { count: tab.count } : {}),
        }))}
        selected={chosen}
        onSelect={choose}
      >
        {chosen === 'all' && (
          <>
            {shows.length > 0 && (
              <Rail title={t('shows.title')} shape="poster" path={shows.length > FEW ? showsPath : null}>
                {shows.map((show) => (
                  <ShowCard key={show.slug} show={show} />
                ))}
              </Rail>
            )}
            {shelves.map((one) => (
              <Rail
                key={one.id}
                title={t(one.id === 'episodes' ? 'channel-page.newEpisodes' : one.label)}
                shape={one.id === 'shorts' ? 'upright' : 'wide'}
                path={one.videos.length > FEW ? viewAllPath(one.id, slug) : null}
              >
                {cardsOf(one)}
              </Rail>
            ))}
          </>
        )}
        {chosen === 'shows' && (
          <CardGrid shape="poster">
            {shows.map((show) => (
              <ShowCard key={show.slug} show={show} />
            ))}
          </CardGrid>
        )}
        {shelf && <CardGrid shape={shelf.id === 'shorts' ? 'upright' : 'wide'}>{cardsOf(shelf)}</CardGrid>}
        {allPath && (
          <LocaleLink to={allPath} className={`${buttonClass('ghost')} ${styles.all}`}>
            {t('row.all')}
          </LocaleLink>
        )}
      </Tabs>
    </div>
  );
};
