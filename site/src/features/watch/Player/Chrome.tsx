import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import type { PlayerActions, PlayerState } from 'video-react';

import { videoAddress } from '../../../shared/address/video-address';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { AudioOnlyPicture } from './audio/AudioOnlyPicture';
import { ControlBar } from './bar/ControlBar';
import { MiddleButton } from './bar/MiddleButton';
import { Surface } from './bar/Surface';
import { TopBar } from './bar/TopBar';
import { Captions } from './captions/Captions';
import { useCaptions } from './captions/use-captions';
import { useCues } from './captions/use-cues';
import * as styles from './Chrome.module.css';
import type { ChromeParts } from './chrome-parts';
import { useFilmPlace } from './corner/film-place';
import { ShortcutsSheet } from './keyboard/ShortcutsSheet';
import { usePlayerKeys } from './keyboard/use-player-keys';
import { useRunCommand } from './keyboard/use-run-command';
import { markJustSeen } from '../follows/just-seen';
import { MiniBar } from './mini/MiniBar';
import { useMiniPlayer } from './mini/use-mini-player';
import { requestNext } from '../../../shared/playback/autoplay-request';
import { SoundButton } from '../../../shared/playback/SoundButton/SoundButton';
import { useReportPlayback } from './progress/use-report-playback';
import { ResumeBar } from './resume/ResumeBar';
import { Flash } from './states/Flash';
import { useFlash } from './states/use-flash';
import { playbackPhase } from './states/playback-phase';
import { PhaseMessage } from './states/PhaseMessage';
import { StillWatching } from './still/StillWatching';
import { useStillWatching } from './still/use-still-watching';
import { formatSeekedTime } from './time/format-seeked-time';
import { Transcript } from './transcript/Transcript';
import { useFocusInside } from './use-focus-inside';
import { useMediaSession } from './use-media-session';
import { usePlayerControls } from './use-player-controls';
import { useShownControls } from './use-shown-controls';

interface Props extends ChromeParts {
  state: PlayerState;
  actions: PlayerActions;
  video: HTMLVideoElement;
}

/** Everything over the picture: controls, captions and messages. */
export const Chrome = ({ state, actions, video, ...parts }: Props) => {
  const { record, id, start, playback, next, hls, failure, audioOnly, beginning, reopened, root } = parts;
  const { silenced, onActive } = parts;
  const localize = useLocalize();
  const { locale } = usePageLocale();
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [helping, setHelping] = useState(false);
  const [reading, setReading] = useState(false);
  const { isKeyboardInside, hasFocus, handlers } = useFocusInside();
  const shownControls = useShownControls({
    ...{ paused: state.paused, isActive: state.userActivity, isKeyboardInside, onActive },
  });
  const { isWanted, menuOpen, setMenuOpen, setDragging, setSentAway, onDrag, onPointerMove } = shownControls;
  const [flashed, flash] = useFlash();
  const toggle = useRef<HTMLButtonElement>(null);
  const focusToggle = (): void => toggle.current?.focus({ preventScroll: true });
  // Initially true: a player that starts by itself was started by a star on the poster or on the page before. That
  // star is unmounted, and the focus is lost with it.
  const begun = useRef(true);
  /** Whether the viewer has pressed the way back to the page. */
  const returning = useRef(false);
  const captions = useCaptions(playback.tracks);
  const cues = useCues(video, captions.shown);
  const controls = usePlayerControls({
    state,
    video,
    actions,
    hls,
    live: playback.live,
    startsAt: record.startsAt,
    chapters: record.chapters,
    storyboard: playback.storyboard,
    knownSeconds: record.durationSeconds ?? 0,
    root,
    captions,
    audioOnly,
    sounds: parts.sounds,
    next: next && {
      title: next.title,
      go: () => {
        requestNext(next);
        navigate(localize(videoAddress(next)));
      },
    },
    help: () => setHelping(true),
    transcript:
      playback.tracks.length > 0 ? { on: reading, toggle: () => setReading((before) => !before) } : null,
  });
  const run = useRunCommand(controls, flash);
  usePlayerKeys(root, (command) => {
    onActive();
    return run(command);
  });
  const phase = playbackPhase({ state, video, failure, reopened });
  const { started, pictured, ended, stopped, waiting } = phase;
  useMediaSession(controls, record, started);

  const asking = useStillWatching(video);
  const mini = useMiniPlayer({
    root,
    video,
    allowed: started && !state.ended && failure === null && !asking && !controls.picture.on,
    full: controls.full.on,
  });

  const { inCorner } = useFilmPlace();
  useReportPlayback({ video, id, code: record.code, live: playback.live, kept: start.kept, inCorner });

  const second = video.currentTime || (video.readyState === HTMLMediaElement.HAVE_NOTHING ? parts.from : 0);
  const covered = !started || ended || stopped || asking;
  const shown = !covered && isWanted;

  useEffect(() => {
    if (mini.on) {
      setMenuOpen(false);
      // The timeline is gone, and with it the pointer that dragged.
      setDragging(false);
    } else if ((hasFocus.current || returning.current) && !asking) focusToggle();
    returning.current = false;
  }, [mini.on, hasFocus, asking, setMenuOpen, setDragging]);

  useEffect(() => {
    if (started) markJustSeen(record.code);
  }, [started, record.code]);

  useEffect(() => {
    if (!started || covered) return;
    // The pressed star is unmounted, so the focus moves to the control bar.
    if (begun.current && document.activeElement === document.body) focusToggle();
    begun.current = false;
    onActive();
  }, [started, covered, onActive]);

  const frame = {
    className: styles.chrome,
    'data-pictured': pictured,
    onPointerMove,
    ...handlers,
  };
  const beside = (
    <>
      <ShortcutsSheet open={helping} live={playback.live} onClose={() => setHelping(false)} />
      {reading && !inCorner && (
        <Transcript
          tracks={playback.tracks}
          time={state.currentTime}
          onSeek={(second) => {
            controls.seek(second);
            if (video.paused) actions.play();
          }}
          onClose={() => {
            setReading(false);
            focusToggle();
          }}
        />
      )}
    </>
  );

  const still = audioOnly.on && started && (
    <AudioOnlyPicture picture={record.thumbnail} withSign={!mini.on && !covered} />
  );
  if (mini.on)
    return (
      <div {...frame}>
        {still}
        <MiniBar
          record={record}
          controls={controls}
          takeFocus={hasFocus.current && !inCorner}
          failure={stopped ? failure : null}
          stagePath={inCorner ? `/watch/${record.code}` : null}
          onClose={mini.close}
          onReturn={() => {
            returning.current = true;
            root.current?.closest('[data-stage]')?.scrollIntoView({ block: 'center' });
          }}
        />
        {beside}
      </div>
    );

  return (
    <div {...frame}>
      {still}
      <Surface
        shown={shown || covered}
        menuOpen={menuOpen}
        onToggle={() => {
          setSentAway(false);
          controls.toggle();
        }}
        onFull={controls.full.toggle}
        onShow={(wanted) => {
          setSentAway(!wanted);
          if (wanted) onActive();
        }}
        onSeekBy={(seconds, together) => {
          const before = video.currentTime;
          controls.seekBy(seconds);
          if (video.currentTime !== before) flash(formatSeekedTime(together, locale));
        }}
      />
      <PhaseMessage
        {...{ phase, beginning, failure, next, second }}
        onPlay={() => actions.play()}
        onRetry={() => parts.onRetry(second, started)}
      />
      {asking && !stopped && !ended && (
        <StillWatching second={video.currentTime} onContinue={() => actions.play()} />
      )}
      {start.isResumed && started && (
        <ResumeBar
          from={start.from}
          durationSeconds={controls.range.end}
          covered={covered}
          onRestart={() => controls.seek(0)}
        />
      )}
      <div className={styles.controls} data-shown={shown} data-covered={covered}>
        <TopBar video={record} live={playback.live} />
        {started && !waiting && <MiddleButton paused={state.paused} onToggle={controls.toggle} />}
        {started && (
          <ControlBar {...{ controls, layer }} onMenu={setMenuOpen} onDrag={onDrag} toggleRef={toggle} />
        )}
      </div>
      {/* Over the shades and the large button: a viewer who pauses wants to read them. */}
      {!covered && <Captions cues={cues} lifted={shown} />}
      {silenced && !covered && (
        <div className={styles.sound}>
          <SoundButton muted onToggle={controls.loudness.toggleMute} />
        </div>
      )}
      <Flash text={flashed} />
      <div ref={setLayer} className={styles.layer} dir="ltr" data-open={menuOpen} />
      {beside}
    </div>
  );
};
