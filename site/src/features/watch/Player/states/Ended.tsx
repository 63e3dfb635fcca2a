import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { useStore } from '../../../../shared/store/use-store';
import { PlayButton } from '../../../../shared/ui/PlayButton/PlayButton';
import { NextCountdown } from '../next/NextCountdown';
import { NextLink } from '../next/NextLink';
import { useStaying } from '../next/use-staying';
import { playerPreferences } from '../preferences/player-preferences';
import * as styles from './Ended.module.css';

interface Props {
  next: VideoCardFragment | null;
  onReplay: () => void;
}

const focusIsHere = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('[data-player]') !== null;

/**
 * Screen after the end of a video: the countdown to the next video, or a replay button where it would be out of sight
 * or in the way.
 */
export const Ended = ({ next, onReplay }: Props) => {
  const { t } = useTranslation();
  const [takeFocus] = useState(focusIsHere);
  const replay = useRef<HTMLDivElement>(null);
  const { isSeen, staying, stay } = useStaying(replay);
  const { playNext } = useStore(playerPreferences, playerPreferences.get());
  const counting = next !== null && isSeen === true && !staying && playNext;
  useEffect(() => {
    if (!counting && isSeen && takeFocus && focusIsHere())
      replay.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [counting, isSeen, takeFocus]);
  return (
    <div className={styles.ended} ref={replay}>
      {counting ? (
        <NextCountdown next={next} takeFocus={takeFocus} onCancel={stay} />
      ) : (
        <>
          <PlayButton label={t('player.replay')} icon="retry" onClick={onReplay} />
          <p className={styles.words} aria-hidden="true">
            {t('player.replay')}
          </p>
          {next && <NextLink next={next} />}
        </>
      )}
    </div>
  );
};
