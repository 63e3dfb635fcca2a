import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../shared/ui/Button/Button';
import { Star } from '../../../../shared/ui/Star/Star';
import type { Failure } from '../../../../shared/playback/failure';
import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import * as styles from './FailureSheet.module.css';
import { Sheet } from '../../../../shared/playback/Sheet';

interface Props {
  failure: Failure;
  /** Position at which playback stopped, in seconds. */
  second: number;
  onRetry: () => Promise<void>;
}

const WORDS = {
  network: { title: 'player.failedNetwork', hint: 'player.failedNetworkHint' },
  access: { title: 'player.failedAccess', hint: 'player.failedAccessHint' },
  format: { title: 'player.failedFormat', hint: 'player.failedFormatHint' },
} as const;

/** Error message with a retry from the same position. It also retries when the browser is online again. */
export const FailureSheet = ({ failure, second, onRetry }: Props) => {
  const { t } = useTranslation();
  const [trying, setTrying] = useState(false);
  const [retry] = useState(() => () => {
    setTrying(true);
    onRetry()
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

  const { title, hint } = WORDS[failure];
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
    </Sheet>
  );
};
