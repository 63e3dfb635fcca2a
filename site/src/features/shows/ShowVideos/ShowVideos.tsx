import { useTranslation } from 'react-i18next';

import { useSearchChoice } from '../../../shared/address/use-search-choice';
import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ShortCard } from '../../../shared/catalogue/ShortCard/ShortCard';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { Tabs } from '../../../shared/ui/Tabs/Tabs';
import * as styles from './ShowVideos.module.css';

const KINDS = [
  { id: 'episodes', kind: 'EPISODE', label: 'show.episodes' },
  { id: 'matches', kind: 'MATCH', label: 'show.matches' },
  { id: 'clips', kind: 'CLIP', label: 'show.clips' },
  { id: 'highlights', kind: 'HIGHLIGHT', label: 'show.highlights' },
  { id: 'shorts', kind: 'SHORT', label: 'show.shorts' },
] as const;

/** Sorts episodes by number; keeps other kinds in the order of the graph, newest first. */
const inOrder = (videos: readonly VideoCardFragment[]): VideoCardFragment[] =>
  [...videos].sort((a, b) => (a.episodeNumber ?? Infinity) - (b.episodeNumber ?? Infinity) || 0);

/** Videos of a show, with a tab for each kind that it has. */
export const ShowVideos = ({ videos }: { videos: readonly VideoCardFragment[] }) => {
  const { t } = useTranslation();
  const kinds = KINDS.map(({ id, kind, label }) => ({
    id,
    label: t(label),
    videos: inOrder(videos.filter((video) => video.kind === kind)),
  })).filter((kind) => kind.videos.length > 0);
  const [chosen, choose] = useSearchChoice(
    'tab',
    kinds.map(({ id }) => id),
  );
  const shown = kinds.find(({ id }) => id === chosen);
  if (!shown)
    return (
      <EmptyState
        title={t('show.empty')}
        text={t('show.emptyText')}
        action={
          <LocaleLink to="/shows" className={buttonClass('ghost')}>
            {t('shows.all')}
          </LocaleLink>
        }
      />
    );
  const short = shown.id === 'shorts';
  return (
    <div className={styles.videos}>
      <Tabs
        label={t('show.videos')}
        items={kinds.map(({ id, label, videos: { length } }) => ({ id, label, count: length }))}
        selected={shown.id}
        onSelect={choose}
      >
        <CardGrid shape={short ? 'upright' : 'wide'}>
          {shown.videos.map((video) =>
            short ? (
              <ShortCard key={video.code} video={video} />
            ) : (
              <VideoCard key={video.code} video={video} ofShow />
            ),
          )}
        </CardGrid>
      </Tabs>
    </div>
  );
};
