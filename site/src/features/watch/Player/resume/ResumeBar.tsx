import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { minutesLeft } from '../../../../shared/progress/progress-state';
import { Button } from '../../../../shared/ui/Button/Button';
import { Star } from '../../../../shared/ui/Star/Star';
import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import * as styles from './ResumeBar.module.css';

interface Props {
  /** Second at which the video continued. */
  from: number;
  durationSeconds: number;
  /** Whether a message covers the picture. */
  covered: boolean;
  onRestart: () => void;
}

/** In milliseconds. */
const SHOWN_MS = 8000;

/**
 * Says where the video continued and offers to start from the beginning. It leaves after eight seconds, but never
 * while it is pointed at or has the focus.
 */
export const ResumeBar = ({ from, durationSeconds, covered, onRestart }: Props) => {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isHeld || isOver) return;
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isOver]);
  if (isOver || covered) return null;
  return (
    <div
      className={styles.resume}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Star className={styles.star} />
      <p role="status" className={styles.text}>
        {t('player.resumedAt')} <bdi dir="ltr">{formatClockTime(from)}</bdi>
        {durationSeconds > from && (
          <span className={styles.left}>
            {t('watched.minutesLeft', { count: minutesLeft({ positionSeconds: from, durationSeconds }) })}
          </span>
        )}
      </p>
      <Button
        look="ghost"
        size="small"
        onClick={() => {
          setOver(true);
          onRestart();
        }}
      >
        {t('player.fromStart')}
      </Button>
    </div>
  );
};
