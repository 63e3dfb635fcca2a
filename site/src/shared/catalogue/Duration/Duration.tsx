import { useTranslation } from 'react-i18next';

import { formatClock } from '../../i18n/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';

const SECONDS_PER_MINUTE = 60;

/** Running time: visible as a clock time, read in words by a screen reader. */
export const Duration = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation();
  return (
    <>
      <bdi dir="ltr" aria-hidden="true">
        {formatClock(seconds)}
      </bdi>
      <VisuallyHidden>
        {t('video.minutes', { count: Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE)) })}
      </VisuallyHidden>
    </>
  );
};
