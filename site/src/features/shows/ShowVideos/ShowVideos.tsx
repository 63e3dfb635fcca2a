import { useTranslation } from 'react-i18next';

import { DetailsTabs } from '../../../shared/catalogue/DetailsTabs/DetailsTabs';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { VideoGrid } from '../../../shared/catalogue/VideoGrid/VideoGrid';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';

/** Videos of a show, with a tab for each kind that it has. */
export const ShowVideos = ({ videos }: { videos: readonly VideoCardFragment[] }) => {
  const { t } = useTranslation();
  const ofKind = (kind: VideoCardFragment['kind']) => {
    const own = videos
      .filter((video) => video.kind === kind)
      .sort((a, b) => (a.episodeNumber ?? Infinity) - (b.episodeNumber ?? Infinity) || 0);
    return { count: own.length, content: <VideoGrid videos={own} ofShow /> };
  };
  return (
    <DetailsTabs
      label={t('show.videos')}
      groups={{
        episodes: ofKind('EPISODE'),
        matches: ofKind('MATCH'),
        clips: ofKind('CLIP'),
        highlights: ofKind('HIGHLIGHT'),
        shorts: ofKind('SHORT'),
      }}
      empty={
        <EmptyState
          title={t('show.empty')}
          text={t('show.emptyText')}
          action={
            <LocaleLink to="/shows" className={buttonClass('ghost')}>
              {t('shows.all')}
            </LocaleLink>
          }
        />
      }
    />
  );
};
