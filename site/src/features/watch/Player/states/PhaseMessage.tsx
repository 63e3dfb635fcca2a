import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import type { Failure } from '../../../../shared/playback/failure';
import { Ended } from './Ended';
import { FailureSheet } from './FailureSheet';
import type { PlaybackPhase } from './playback-phase';
import { StartStar } from './StartStar';
import { Waiting } from './Waiting';

interface Props {
  phase: PlaybackPhase;
  /** Whether the viewer has pressed play already: no second star asks for it. */
  beginning: boolean;
  failure: Failure | null;
  next: VideoCardFragment | null;
  /** Position at which playback stopped, in seconds. */
  second: number;
  onPlay: () => void;
  onRetry: () => Promise<void>;
}

/** Says over the picture why no film plays, and how to go on. */
export const PhaseMessage = ({ phase, beginning, failure, next, second, onPlay, onRetry }: Props) => {
  const { started, ended, stopped, waiting } = phase;
  return (
    <>
      {(waiting || (beginning && !started && !stopped)) && <Waiting />}
      {!started && !stopped && !beginning && <StartStar onStart={onPlay} />}
      {ended && <Ended next={next} onReplay={onPlay} />}
      {stopped && failure !== null && (
        <FailureSheet failure={failure} second={second} next={next} onRetry={onRetry} />
      )}
    </>
  );
};
