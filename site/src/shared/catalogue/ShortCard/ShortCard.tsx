import { useTranslation } from 'react-i18next';

import { Badge } from '../Badge/Badge';
import { Card } from '../Card/Card';
import { Duration } from '../Duration/Duration';
import type { VideoCardFragment } from '../video-card.fragment.generated';

/** A short in a list: an upright poster, as on the phones that shorts are made for. */
export const ShortCard = ({ video }: { video: VideoCardFragment }) => {
  const { code, title, language, upright, poster, premium, durationSeconds } = video;
  const { t } = useTranslation();
  return (
    <Card
      to={`/watch/${code}`}
      shape="upright"
      picture={upright ?? poster}
      name={title}
      language={language}
      badges={premium && <Badge look="premium">{t('video.premium')}</Badge>}
      // Not on the art, whose title would lie under it.
      meta={durationSeconds === null ? [] : [<Duration key="duration" seconds={durationSeconds} />]}
    />
  );
};
