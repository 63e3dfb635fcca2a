import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { Button } from '../../../../shared/ui/Button/Button';
import { Star } from '../../../../shared/ui/Star/Star';
import type { Failure } from '../../../../shared/playback/failure';
import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import { NextLink } from '../next/NextLink';
import { FAILURE_WORDS } from './failure-words';
import * as styles from './FailureSheet.module.css';
import { Sheet } from '../../../../shared/playback/Sheet';

interface Props {
  failure: Failure;
  /** Position at which playback stopped, in seconds. */
  second: number;
  /** Video to watch instead; null when there is none. */
  next: VideoCardFragment | null;
  onRetry: () => Promise<void>;
}

/** Error message with a retry from the same position, and another video where a retry may not help. It also retries when the browser is online again. */
export const FailureSheet = ({ failure, second, next, onRetry }: Props) => {
  const { t } = useTranslation();
  const [trying, setTrying] = useState(false);
  const latest = useRef(onRetry);
  latest.current = onRetry;
  const [retry] = useState(() => () => {
    setTrying(true);
    latest
      .current()
      .catch(() => {
        // The message and the retry button stay.
      })
      .finally(() => setTrying(false));
  });

  useEffect(() => {
    if (failure !== 'network') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failure, retry]);

  const { title, hint } = FAILURE_WORDS[failure];
  return (
    <Sheet
      urgent
      title={t(title)}
      text={t(hint, { time: `\u2068${formatClockTime(second)}\u2069` })}
      sign={<Star className={styles.star} />}
    >
      <Button size="small" busy={trying} onClick={retry}>
        {t('watch.retry')}
      </Button>
      {next && (failure === 'missing' || failure === 'format') && <NextLink next={next} look="text" />}
    </Sheet>
  );
};
