import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { onIdle } from '../page/on-idle';
import { useLazyLoad } from '../page/use-lazy-load';
import { useNear } from '../page/use-near';
import { ErrorState } from '../ui/ErrorState/ErrorState';
import type { PanelProps } from '../ui/Tabs/Tabs';
import type { WatchPageQuery } from '../../features/watch/WatchPage/watch-page.query.generated';
import { COMMENTS_ID } from './comments-id';
import * as styles from './CommentsSection.module.css';

/** Loaded when the page is idle and the comments come near: nothing of it is needed before play. */
const loadComments = () => import('./Comments').then(({ Comments }) => Comments);
const MARGIN = '400px 0px';

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  builtPaths: readonly string[];
  /** Number of comments; 0 while nobody knows it. */
  count: number;
  onCount: (count: number) => void;
  /** Where the page shows tabs, the section is the panel of one. */
  panel: PanelProps;
}

/** Section of the comments under a video: its heading at once, the comments when they come near. */
export const CommentsSection = ({ video, builtPaths, count, onCount, panel }: Props) => {
  const { t } = useTranslation();
  const { code, premium, liveState, durationSeconds } = video;
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, MARGIN);
  const [idle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  const { part: Comments, retry } = useLazyLoad(near && idle, loadComments);
  return (
    <section
      ref={section}
      id={COMMENTS_ID}
      className={styles.section}
      aria-labelledby="comments-title"
      {...panel}
    >
      <h2 id="comments-title" tabIndex={-1} className={styles.title}>
        {count > 0 ? t('comments.count', { count }) : t('comments.title')}
      </h2>
      <div className={count > 0 ? styles.room : styles.emptyRoom}>
        {Comments && (
          <Comments
            video={{ code, premium, lastSecond: durationSeconds, hasTimes: liveState === null }}
            knownCount={count}
            hasPlans={builtPaths.includes('/subscribe')}
            onCount={onCount}
          />
        )}
        {retry && <ErrorState title={t('comments.unloaded')} text={t('record.failedText')} onRetry={retry} />}
      </div>
    </section>
  );
};
