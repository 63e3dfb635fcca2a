import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePublicQuery } from '../../../../shared/graph/use-public-query';
import { formatClock } from '../../../../shared/i18n/format';
import { isolate } from '../../../../shared/i18n/isolate';
import { useStore } from '../../../../shared/store/use-store';
import { openPlayer } from '../../../../shared/playback/open-player';
import { CommentMomentsOperation } from './comment-moments.query.generated';
import * as styles from './CommentStars.module.css';
import { starPlaces } from './star-places';
import { wantedMinute } from '../../../../shared/playback/wanted-minute';

/** Comments from which a star is large. */
const MANY = 3;

/**
 * Stars above the timeline where comments are; one opens the list below the video there. They are for pointers only:
 * the list can be read by minute with the keyboard.
 */
export const CommentStars = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation();
  const code = useStore(openPlayer, null)?.code;
  const { data } = usePublicQuery(CommentMomentsOperation, code === undefined ? null : { code });
  const line = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = (): void => setWidth(line.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const open = async (second: number): Promise<void> => {
    if (code === undefined) return;
    wantedMinute.set({ code, second });
    if (document.fullscreenElement) await document.exitFullscreen();
    document.querySelector('#comments')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={line} className={styles.line}>
      {starPlaces(data?.video?.commentMoments ?? [], seconds, width).map(({ second, count }) => (
        <button
          key={second}
          type="button"
          tabIndex={-1}
          className={count < MANY ? styles.star : `${styles.star} ${styles.many}`}
          style={{ insetInlineStart: `${(second / seconds) * 100}%` }}
          aria-label={t('player.commentsAt', { count, time: isolate(formatClock(second)) })}
          onClick={() => void open(second)}
        />
      ))}
    </div>
  );
};
