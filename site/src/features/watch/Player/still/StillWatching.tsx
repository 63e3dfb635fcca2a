import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import { Sheet } from '../../../../shared/playback/Sheet';
import { Button } from '../../../../shared/ui/Button/Button';
import { Star } from '../../../../shared/ui/Star/Star';

interface Props {
  /** Position at which the film was paused, in seconds. */
  second: number;
  onContinue: () => void;
}

/** Question after hours of play without a sign of the viewer. */
export const StillWatching = ({ second, onContinue }: Props) => {
  const { t } = useTranslation();
  const actions = useRef<HTMLDivElement>(null);
  // Its stage may be scrolled away: the focus brings the question into view.
  useEffect(() => actions.current?.querySelector('button')?.focus(), []);
  return (
    <Sheet
      urgent
      title={t('player.stillTitle')}
      text={t('player.stillText', { time: `\u2068${formatClockTime(second)}\u2069` })}
      sign={<Star />}
    >
      <div ref={actions}>
        <Button size="small" onClick={onContinue}>
          {t('player.stillGo')}
        </Button>
      </div>
    </Sheet>
  );
};
