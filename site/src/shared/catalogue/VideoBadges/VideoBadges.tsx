import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

import { useNow } from '../../clock/use-now';
import { useIsZoneGuessed, useZone } from '../../clock/use-zone';
import { formatHour } from '../../i18n/format';
import { Badge } from '../Badge/Badge';
import { liveStateOf } from '../live-state';
import type { VideoCardFragment } from '../video-card.fragment.generated';

type Props = Pick<VideoCardFragment, 'liveState' | 'premium' | 'startsAt' | 'endsAt' | 'publishedAt'>;

/** In milliseconds. One week, so that viewers who come only at weekends see what is new. */
const NEW_MS = 7 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Badges of a video: live, upcoming, ended, new, premium. */
export const VideoBadges = (video: Props) => {
  const { premium, startsAt, publishedAt } = video;
  const { t } = useTranslation();
  const now = useNow();
  const zone = useZone();
  const isGuessed = useIsZoneGuessed();
  const liveState = liveStateOf(video, now);
  const today = now !== null && startsAt !== null && Date.parse(startsAt) - now < DAY_MS;
  const isNew = now !== null && liveState === null && now - Date.parse(publishedAt) < NEW_MS;
  return (
    <>
      {liveState === 'LIVE' && <Badge look="live">{t('video.live')}</Badge>}
      {liveState === 'UPCOMING' && (
        <Badge look="soon">
          {t('video.soon')}
          {today && !isGuessed && <bdi dir="ltr">{formatHour(startsAt, zone ?? GULF_TIME_ZONE)}</bdi>}
        </Badge>
      )}
      {liveState === 'ENDED' && <Badge look="plain">{t('video.ended')}</Badge>}
      {premium && <Badge look="premium">{t('video.premium')}</Badge>}
      {!premium && isNew && <Badge look="fresh">{t('video.new')}</Badge>}
    </>
  );
};
