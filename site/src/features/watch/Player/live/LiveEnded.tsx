import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { useStore } from '../../../../shared/store/use-store';
import { Star } from '../../../../shared/ui/Star/Star';
import { Sheet } from '../../../../shared/playback/Sheet';
import { NextLink } from '../next/NextLink';
import { useStaying } from '../next/use-staying';
import { playerPreferences } from '../preferences/player-preferences';
import * as styles from './LiveEnded.module.css';
import { lazyPart } from '../../../../shared/page/lazy-part';

const NextCountdown = lazyPart(async () => (await import('../next/NextCountdown')).NextCountdown);

/**
 * Screen between the end of an event and its recording: one sentence, then the next video unless the viewer
 * cancels.
 */
export const LiveEnded = ({ next }: { next: VideoCardFragment | null }) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { isSeen, staying, stay } = useStaying(box);
  const { playNext } = useStore(playerPreferences, playerPreferences.get());
  return (
    <Sheet sign={<Star className={styles.star} />} title={t('player.endedTitle')} text={t('watch.ended')}>
      {next && (
        <div ref={box}>
          {playNext && isSeen && !staying ? (
            <Suspense fallback={null}>
              <NextCountdown next={next} takeFocus={false} onCancel={stay} />
            </Suspense>
          ) : (
            <NextLink next={next} />
          )}
        </div>
      )}
    </Sheet>
  );
};
