import type Hls from 'hls.js/light';
import type { RefObject } from 'react';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import type { Failure } from '../../../shared/playback/failure';
import type { Playback } from '../../../shared/playback/use-playback';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import type { AudioOnly } from './audio/use-audio-only';
import type { Start } from './resume/resume-second';
import type { Sounds } from './sounds/use-sounds';

/** What is known of a film and its playback when its controls are drawn. */
export interface ChromeParts {
  record: NonNullable<WatchPageQuery['video']>;
  /** Global id of the video. */
  id: string;
  start: Start;
  playback: Playback;
  next: VideoCardFragment | null;
  hls: Hls | null;
  failure: Failure | null;
  audioOnly: AudioOnly;
  sounds: Sounds;
  /** Whether the viewer has pressed play already: no second star asks for it. */
  beginning: boolean;
  /** Whether the browser played it only without sound. */
  silenced: boolean;
  /** True after a retry: playback had started before, so no start button is shown. */
  reopened: boolean;
  /** Second at which this opening of the stream starts. */
  from: number;
  root: RefObject<HTMLElement>;
  /** Called after each action of the viewer, so that the controls stay visible. */
  onActive: () => void;
  onRetry: (second: number, hasStarted: boolean) => Promise<void>;
}
