import type Hls from 'hls.js/light';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../shared/i18n/locale-context';
import { HlsSource } from '../../../shared/playback/HlsSource';
import type { Attempt } from '../../../shared/playback/HlsSource';
import { PlayRefusal } from '../../../shared/playback/PlayRefusal';
import { Sheet } from '../../../shared/playback/Sheet';
import { usePlayback } from '../../../shared/playback/use-playback';
import { startVideo } from '../../../shared/playback/start-video';
import { useRenewal } from '../../../shared/playback/use-renewal';
import { Button } from '../../../shared/ui/Button/Button';
import { followPlayback } from '../../../shared/progress/follow-playback';
import { reportView } from '../../../shared/progress/report-playback';
import * as styles from './ShortVideo.module.css';

export interface ShortVideoProps {
  code: string;
  title: string;
  /** Whether this short plays; the next one only loads its playlist. */
  playing: boolean;
  muted: boolean;
  builtPaths: readonly string[];
  /** Called when the browser plays it only without sound. */
  onSilenced: () => void;
  /** Called when the browser wants a press before it plays. */
  onBlocked: () => void;
  /** Element whose property `--part` is the share that has been played. */
  line: RefObject<HTMLElement>;
}

const FIRST_ATTEMPT: Attempt = { count: 0, from: 0, playing: false };
/** A short begins at its start every time. */
const ignorePosition = (): void => undefined;

/** Film of one short: it begins again at its end, and from its start when the viewer comes back to it. */
export const ShortVideo = (props: ShortVideoProps) => {
  const { code, title, playing, muted, builtPaths, line, onSilenced, onBlocked } = props;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { playback, refusal, away, renew } = usePlayback(code);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [attempt, setAttempt] = useState(FIRST_ATTEMPT);
  const [failed, setFailed] = useState(false);
  const [trying, setTrying] = useState(false);
  const wanted = useRef({ playing, onSilenced, onBlocked });
  wanted.current = { playing, onSilenced, onBlocked };

  useEffect(() => {
    // React writes only the attribute, which is the state at the start.
    if (video) video.muted = muted;
  }, [video, muted]);

  useEffect(() => {
    if (!video) return;
    return followPlayback(video, {
      onPosition: ignorePosition,
      onView: () => reportView(code, locale),
    });
  }, [video, code, locale]);

  useEffect(() => {
    if (!video) return;
    if (playing) void startVideo(video, wanted.current);
    else video.pause();
  }, [video, playing, attempt.count]);

  const open = (): void => {
    setFailed(false);
    setAttempt(({ count }) => ({ count: count + 1, from: 0, playing: wanted.current.playing }));
  };

  const hls = useRef<Hls | null>(null);
  const [renewals, setRenewals] = useState(0);
  const fail = useRenewal({
    renew,
    // Only the browser's own HLS has to open the film again.
    onRenewed: () => (hls.current ? setRenewals((count) => count + 1) : open()),
    onFailure: (failure) => setFailed(failure !== null),
  });

  const retry = async (): Promise<void> => {
    setTrying(true);
    try {
      await renew();
      open();
    } catch {
      // The button stays, to be pressed again.
    } finally {
      setTrying(false);
    }
  };

  return (
    <>
      <video
        ref={setVideo}
        className={styles.video}
        aria-label={title}
        playsInline
        loop
        muted
        preload="none"
        // A stream that arrives late starts what the viewer has left in the meantime.
        onPlay={({ currentTarget }) => {
          if (!playing) currentTarget.pause();
        }}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          line.current?.style.setProperty('--part', String(duration > 0 ? currentTime / duration : 0))
        }
      />
      {playback && video && (
        <HlsSource
          url={playback.url}
          attempt={attempt}
          live={false}
          video={video}
          renewals={renewals}
          onFailure={fail}
          onSilenced={onSilenced}
          onBlocked={onBlocked}
          onEngine={(engine) => (hls.current = engine)}
        />
      )}
      {refusal && <PlayRefusal refusal={refusal} builtPaths={builtPaths} />}
      {!refusal && (failed || away) && (
        <Sheet urgent={playing} title={t('watch.failed')}>
          <Button size="small" busy={trying} onClick={() => void retry()}>
            {t('watch.retry')}
          </Button>
        </Sheet>
      )}
    </>
  );
};
