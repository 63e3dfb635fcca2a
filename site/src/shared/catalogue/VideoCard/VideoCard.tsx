import { namesShow } from '@sahra/schemas/names-show';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { videoAddress } from '../../address/video-address';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { QuickSave } from '../../watchlist/QuickSave/QuickSave';
import { Card } from '../Card/Card';
import type { VideoCardFragment } from '../video-card.fragment.generated';
import { useCounts } from '../VideoCounts/use-counts';
import { VideoBadges } from '../VideoBadges/VideoBadges';

interface Props {
  video: VideoCardFragment;
  /** Hides the show's name, because the whole list is of one show. */
  ofShow?: boolean;
  /** Watched part, from 0 to 1. */
  progress?: number;
  /** Action besides watching; otherwise the card saves its video. */
  action?: ReactNode;
}

/** Card of a video: picture, title, its show and its duration. */
export const VideoCard = ({ video, ofShow = false, progress, action }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const counts = useCounts(video.id);
  const { code, title, language, thumbnail, show, durationSeconds, episodeNumber, live } = video;
  const facts: readonly ReactNode[] = [
    ...(show && !ofShow && !namesShow(title, show.title)
      ? [
          <bdi key="show" {...languageProps(show.language, locale)}>
            <Words language={show.language}>{show.title}</Words>
          </bdi>,
        ]
      : []),
    ...(episodeNumber === null ? [] : [t('show.episode', { number: episodeNumber })]),
  ];
  return (
    <Card
      to={videoAddress(video)}
      shape="wide"
      picture={thumbnail}
      name={title}
      language={language}
      badges={<VideoBadges {...video} />}
      durationSeconds={live ? null : durationSeconds}
      {...(progress === undefined ? {} : { progress })}
      action={action ?? <QuickSave code={code} title={title} />}
      // Only where the line is there already: late numbers move nothing.
      meta={facts.length > 0 ? [...facts, ...counts] : []}
    />
  );
};
