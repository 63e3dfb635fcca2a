import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSearchChoice } from '../../../shared/address/use-search-choice';
import { Button } from '../../../shared/ui/Button/Button';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden/VisuallyHidden';
import { EpisodeRow } from '../EpisodeRow/EpisodeRow';
import { EpisodeSkeleton } from '../EpisodeSkeleton/EpisodeSkeleton';
import { useMoreVideos } from '../more-videos/use-more-videos';
import { SeasonChips } from '../SeasonChips/SeasonChips';
import type { ShowViewer } from '../show-viewer/use-show-viewer';
import type { ShowDetailsFragment } from '../ShowPage/show-details.fragment.generated';
import * as styles from './Episodes.module.css';

interface Props {
  show: ShowDetailsFragment;
  viewer: ShowViewer | null;
}

/** Episodes of a show in their order, one season at a time. A show without seasons shows all of them. */
export const Episodes = ({ show, viewer }: Props) => {
  const { t } = useTranslation();
  const { videos, hasMore, isLoading, loadMore } = useMoreVideos(show.slug, 'EPISODE', show.episodes);
  const seasons = show.seasons.filter(({ episodeCount }) => episodeCount > 0);
  const [chosen, choose] = useSearchChoice(
    'season',
    seasons.map(({ number }) => String(number)),
  );
  const season = seasons.find(({ number }) => String(number) === chosen);
  const episodes = season ? videos.filter(({ seasonNumber }) => seasonNumber === season.number) : videos;
  const count = season?.episodeCount ?? show.episodeCount;
  const isMissing = hasMore && episodes.length < count;

  // Pages follow the order of the seasons: the chosen one may begin after what is loaded. Until it is there, the list
  // keeps the height of the season before, so that the page neither shrinks nor scrolls.
  const awaited = isMissing && episodes.length === 0;
  const list = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (awaited) void loadMore().then((came) => came || setHeight(null));
    else setHeight(null);
  }, [awaited, loadMore]);

  const watched = episodes.filter(({ code }) => viewer?.progress.get(code)?.state === 'FINISHED').length;
  const counted = t('show.episodeCount', { count });
  return (
    <section>
      <h2>
        <VisuallyHidden>
          {season ? t('details.season', { number: season.number }) : t('show.episodes')}
        </VisuallyHidden>
      </h2>
      <div className={styles.head}>
        {season && seasons.length > 1 && (
          <SeasonChips
            seasons={seasons}
            chosen={season.number}
            onChoose={(number) => {
              setHeight(list.current?.offsetHeight ?? null);
              choose(String(number));
            }}
          />
        )}
        <p className={styles.count}>
          {watched > 0 ? t('details.watchedOf', { episodes: counted, count: watched }) : counted}
        </p>
      </div>
      {season && seasons.length > 1 && (
        <VisuallyHidden>
          <span role="status">
            {awaited ? '' : `${t('details.season', { number: season.number })}, ${counted}`}
          </span>
        </VisuallyHidden>
      )}
      <div ref={list} aria-busy={awaited && isLoading} style={{ minBlockSize: height ?? undefined }}>
        {awaited && isLoading ? (
          <Loading>
            <EpisodeSkeleton />
          </Loading>
        ) : (
          <ol key={chosen} className={styles.list}>
            {episodes.map((episode) => (
              <EpisodeRow
                key={episode.code}
                episode={episode}
                progress={viewer?.progress.get(episode.code) ?? null}
                isCurrent={viewer?.next?.code === episode.code && viewer.next.reason === 'continue'}
              />
            ))}
          </ol>
        )}
      </div>
      {isMissing && !(awaited && isLoading) && (
        <div className={styles.more}>
          <Button look="ghost" busy={isLoading} onClick={() => void loadMore()}>
            {t('details.loadMore')}
          </Button>
        </div>
      )}
    </section>
  );
};
