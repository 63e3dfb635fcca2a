import { useTranslation } from 'react-i18next';

import { formatClock } from '../../i18n/format';
import { Unseen } from '../../ui/Unseen/Unseen';

const SECONDS_PER_MINUTE = 60;

/** A running time: for eyes as on a clock, for readers in words. */
export const Duration = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation();
  return (
    <>
      <bdi dir="ltr" aria-hidden="true">
        {formatClock(seconds)}
      </bdi>
      <Unseen>{t('video.minutes', { count: Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE)) })}</Unseen>
    </>
  );
};
