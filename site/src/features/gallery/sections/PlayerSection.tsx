import { OTHER_LOCALE } from '@sahra/schemas/constants';
import { useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Button } from '../../../shared/ui/Button/Button';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { PlayButton } from '../../../shared/ui/PlayButton/PlayButton';
import { Captions } from '../../watch/Player/captions/Captions';
import { NextOffer } from '../../watch/Player/next/NextOffer';
import { NotStarted } from '../../watch/Player/live/NotStarted';
import { LiveButton } from '../../watch/Player/live/LiveButton';
import { LiveEnded } from '../../watch/Player/live/LiveEnded';
import { FailureSheet } from '../../watch/Player/states/FailureSheet';
import { Sheet } from '../../../shared/playback/Sheet';
import { Waiting } from '../../watch/Player/states/Waiting';
import { Timeline } from '../../watch/Player/timeline/Timeline';
import { GalleryRecords } from '../gallery-records';
import { Sample } from '../Sample/Sample';
import * as styles from './PlayerSection.module.css';

const nothing = (): void => undefined;
const never = (): Promise<void> => new Promise(nothing);
const LOADED = { length: 1, start: () => 0, end: () => 1500 };
const IN_AN_HOUR_MS = 2_538_000;

const CHAPTER_STARTS = [0, 362, 1139, 1709];

/** States of the player over a poster, without a stream. */
export const PlayerSection = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [video] = useContext(GalleryRecords).videos;
  const title = video?.title ?? '';
  // The countdown depends on the current time, which the served HTML does not have.
  const [startsAt, setStartsAt] = useState<string | null>(null);
  useEffect(() => setStartsAt(new Date(Date.now() + IN_AN_HOUR_MS).toISOString()), []);
  const bar = (live: boolean) => (
    <div className={styles.bar} dir="ltr">
      <Timeline
        time={live ? 40 : 992}
        range={{ start: 0, end: live ? 40 : 2590 }}
        buffered={LOADED}
        chapters={live ? [] : CHAPTER_STARTS.map((startSeconds) => ({ startSeconds, title }))}
        live={live}
        behind={0}
        onSeek={nothing}
        onSeekBy={nothing}
        storyboard={null}
        peeking={false}
        onPeek={nothing}
        onDrag={nothing}
      />
      {live && <LiveButton behind={0} onGoLive={nothing} />}
    </div>
  );
  const both = (
    <Captions
      lifted
      cues={[
        { language: locale, lines: [t('gallery.captionHere')] },
        { language: OTHER_LOCALE[locale], lines: [t('gallery.captionThere')] },
      ]}
    />
  );
  const states: readonly [string, ReactNode][] = [
    ['playerBefore', <PlayButton key="play" className={styles.middle} label={t('watch.play')} />],
    ['playerWaiting', <Waiting key="waiting" />],
    [
      'playerPlaying',
      <div key="playing">
        {both}
        {bar(false)}
      </div>,
    ],
    ['playerLive', bar(true)],
    [
      'playerNext',
      <div key="next" className={styles.dim}>
        <NextOffer title={title} left={6} onGo={nothing} onCancel={nothing} />
      </div>,
    ],
    [
      'playerFailed',
      <FailureSheet next={null} key="failed" failure="network" second={992} onRetry={never} />,
    ],
    [
      'playerRefused',
      <Sheet key="refused" title={t('gallery.playerRefusal')}>
        <Button size="small">{t('watch.signUp')}</Button>
        <Button size="small" look="ghost">
          {t('watch.haveAccount')}
        </Button>
      </Sheet>,
    ],
    ['playerSoon', startsAt && <NotStarted code={video?.code ?? ''} key="soon" startsAt={startsAt} />],
    ['playerOver', <LiveEnded key="over" next={null} />],
  ];
  return (
    <div className={styles.states}>
      {video &&
        states.map(([name, shown]) => (
          <Sample key={name} caption={t(`gallery.${name}` as 'gallery.playerNext')}>
            <div className={styles.stage}>
              <Picture
                picture={video.thumbnail}
                sizes="(max-width: 47.99rem) 92vw, 28rem"
                className={styles.picture}
                decorative
              />
              <div className={styles.over}>{shown}</div>
            </div>
          </Sample>
        ))}
    </div>
  );
};
