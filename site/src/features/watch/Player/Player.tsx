import type Hls from 'hls.js/light';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { PlayerChildProps } from 'video-react';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import { useAudioOnly } from './audio/use-audio-only';
import { BarePlayer } from './BarePlayer';
import { Chrome } from './Chrome';
import type { ChromeParts } from './chrome-parts';
import { FilmPlaceContext, useFilmPlace } from './corner/film-place';
import { takeAutoplayRequest } from '../../../shared/playback/autoplay-request';
import { openPlayer, takeWantedStart } from '../../../shared/playback/open-player';
import type { OpenPlayer } from '../../../shared/playback/open-player';
import { forgetSecond } from '../../../shared/playback/present-address';
import * as styles from './Player.module.css';
import type { Failure } from '../../../shared/playback/failure';
import { HlsSource } from '../../../shared/playback/HlsSource';
import type { Attempt } from '../../../shared/playback/HlsSource';
import type { Playback } from '../../../shared/playback/use-playback';
import { startVideo } from '../../../shared/playback/start-video';
import { useRenewal } from '../../../shared/playback/use-renewal';
import { selectPreferredLevel } from './quality/use-quality';
import { resumeSecond } from './resume/resume-second';
import { useSounds } from './sounds/use-sounds';
import { parseStartSecond } from './time/parse-start-second';

interface Props {
  record: NonNullable<WatchPageQuery['video']>;
  /** Global id of the video. */
  id: string;
  playback: Playback;
  /** Second at which the viewer's account continues the video; 0 when it has none. */
  resumeSeconds: number;
  next: VideoCardFragment | null;
  /** Requests a new playback URL; rejects when the graph is unreachable. */
  renew: () => Promise<void>;
}

interface OverPictureProps extends ChromeParts, PlayerChildProps {
  /** Position among the children of video-react; the video is 1. */
  order: number;
}

/** Renders nothing until video-react passes its store and its video. */
const OverPicture = ({ player, actions, video, ...parts }: OverPictureProps) =>
  player && actions && video ? <Chrome {...parts} state={player} actions={actions} video={video} /> : null;

/** Video player: video and store from video-react, hls.js as its source, and the controls of this site. */
export const Player = ({ record, id, playback, resumeSeconds, next, renew }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const player = useRef<BarePlayer>(null);
  const [hls, setHls] = useState<Hls | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const [isSilenced, setSilenced] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [start] = useState(() => {
    if (playback.live) return { from: 0, isResumed: false, kept: 0 };
    const wanted = takeWantedStart(record.code) ?? parseStartSecond(window.location.search);
    return resumeSecond(record.code, wanted, resumeSeconds);
  });
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    count: 0,
    from: start.from,
    playing: takeAutoplayRequest(record.code),
  }));
  const stayActive = useCallback(() => player.current?.startControlsTimer(), []);

  const retry = async (second: number, hasStarted: boolean): Promise<void> => {
    await renew();
    setFailure(null);
    setAttempt(({ count, playing }) => ({
      count: count + 1,
      from: playback.live ? 0 : second,
      playing: playing || hasStarted,
    }));
  };

  /** Opens the stream again at its second, playing or paused as it is. */
  const reopen = (): void => {
    const video = root.current?.querySelector('video');
    if (!video) return;
    // A new opening knows nothing of what failed before it, and would never say that it is over.
    setFailure(null);
    // The opening before this one may not have come to its second yet.
    const isOpening = video.readyState === HTMLMediaElement.HAVE_NOTHING;
    setAttempt(({ count, from, playing, isBegun = false }) => ({
      count: count + 1,
      from: isOpening ? from : playback.live ? 0 : video.currentTime,
      playing: (isOpening && playing) || !video.paused,
      isBegun: isBegun || playing || !isOpening || !video.paused,
    }));
  };
  const sounds = useSounds(playback);
  const audioOnly = useAudioOnly(playback, reopen, sounds.chosen?.audio);
  const chooseSound = (number: number): void => {
    sounds.choose(number);
    if (audioOnly.on) reopen();
  };

  const [renewals, setRenewals] = useState(0);
  /** Goes on with a new signature. Only the browser's own HLS has to open the stream again. */
  const goOn = (): void => {
    if (!hls) {
      reopen();
      return;
    }
    setFailure(null);
    setRenewals((count) => count + 1);
  };

  const fail = useRenewal({ renew, onRenewed: goOn, onFailure: setFailure });

  const place = useContext(FilmPlaceContext);
  const { inCorner } = useFilmPlace();
  useEffect(
    () => () => {
      // Refused or broken: what takes the place of the player belongs on its page.
      if (place.slot.get() === null) place.end();
    },
    [place],
  );

  useEffect(() => {
    const video = root.current?.querySelector('video');
    if (!video || inCorner) return;
    const { code } = record;
    const opened: OpenPlayer = {
      code,
      video,
      live: playback.live,
      storyboard: playback.storyboard,
      playFrom: (second) => {
        // Before its first play the video has no data to seek in.
        if (video.readyState === HTMLMediaElement.HAVE_NOTHING)
          setAttempt(({ count }) => ({ count: count + 1, from: second, playing: true }));
        else {
          video.currentTime = second;
          void startVideo(video, { onSilenced: () => setSilenced(true) });
        }
      },
    };
    openPlayer.set(opened);
    video.addEventListener('playing', forgetSecond);
    return () => {
      video.removeEventListener('playing', forgetSecond);
      if (openPlayer.get() === opened) openPlayer.set(null);
    };
  }, [record, playback.live, playback.storyboard, inCorner]);

  useEffect(() => {
    const video = root.current?.querySelector('video');
    if (!video) return;
    const hear = (): void => {
      if (!video.muted) setSilenced(false);
    };
    video.addEventListener('volumechange', hear);
    return () => video.removeEventListener('volumechange', hear);
  }, []);

  return (
    <div ref={root} className={styles.player} data-player>
      <BarePlayer
        ref={player}
        label={record.title}
        fluid={false}
        width="100%"
        height="100%"
        className={styles.box}
        playsInline
        preload="none"
      >
        <HlsSource
          isVideoChild
          url={audioOnly.url}
          attempt={attempt}
          live={playback.live}
          renewals={renewals}
          onFailure={fail}
          onBlocked={() => setBlocked(true)}
          onSilenced={() => setSilenced(true)}
          onEngine={setHls}
          selectLevel={selectPreferredLevel}
        />
        {playback.tracks.map(({ language, label, url }) => (
          <track key={language} kind="captions" src={url} srcLang={language.toLowerCase()} label={label} />
        ))}
        <OverPicture
          key="chrome"
          order={2}
          record={record}
          id={id}
          start={start}
          playback={playback}
          next={next}
          hls={hls}
          failure={failure}
          audioOnly={audioOnly}
          sounds={{ ...sounds, choose: chooseSound }}
          beginning={attempt.playing && !isBlocked}
          silenced={isSilenced}
          reopened={attempt.count > 0 && (attempt.playing || attempt.isBegun === true)}
          from={attempt.from}
          root={root}
          onActive={stayActive}
          onRetry={retry}
        />
      </BarePlayer>
    </div>
  );
};
