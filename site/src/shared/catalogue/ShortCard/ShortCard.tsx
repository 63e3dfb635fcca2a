import { useTranslation } from 'react-i18next';

import { QuickSave } from '../../watchlist/QuickSave/QuickSave';
import { Badge } from '../Badge/Badge';
import { Card } from '../Card/Card';
import { Duration } from '../Duration/Duration';
import type { VideoCardFragment } from '../video-card.fragment.generated';

/** Card of a short video: a portrait poster, because shorts are made for phones. */
export const ShortCard = ({ video }: { video: VideoCardFragment }) => {
  const { code, title, language, portrait, thumbnail, premium, durationSeconds } = video;
  const { t } = useTranslation();
  return (
    <Card
      to={`/watch/${code}`}
      shape="upright"
      picture={portrait ?? thumbnail}
      name={title}
      language={language}
      action={<QuickSave code={code} title={title} />}
      badges={premium && <Badge look="premium">{t('video.premium')}</Badge>}
      // Not on the picture, where it would cover the title.
      meta={durationSeconds === null ? [] : [<Duration key="duration" seconds={durationSeconds} />]}
    />
  );
};
