import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import type { Position, ProgressState } from '../../../shared/progress/progress-state';
import type { ContinueVideoFragment } from './continue-video.fragment.generated';

/** What was watched of a video. */
export interface Watched extends Position {
  state: ProgressState;
  /** ISO 8601. */
  watchedAt: string;
  video: ContinueVideoFragment;
}

/** Entry of the row: a begun video, or the episode after a finished one. */
export interface ContinueItem {
  video: VideoCardFragment;
  /** Position in the video; null when it has not begun. */
  progress: Position | null;
  /** What was watched of the show or the video; without it the entry is not in the row. */
  watched: readonly Watched[];
}

const ITEMS_MAX = 12;

const subjectOf = ({ video: { kind, code, show } }: Watched): string =>
  kind === 'EPISODE' && show ? `show ${show.slug}` : `video ${code}`;

const itemOf = (watched: readonly Watched[]): ContinueItem | null => {
  const [last] = watched;
  if (!last) return null;
  if (last.state === 'STARTED') return { video: last.video, progress: last, watched };
  const next = last.video.nextEpisode;
  if (!next || (next.liveState !== null && next.liveState !== 'LIVE')) return null;
  const known = watched.find(({ video }) => video.code === next.code);
  return known?.state === 'FINISHED' ? null : { video: next, progress: known ?? null, watched };
};

/**
 * Returns the entries of the row, watched last first, each show once: the video that was watched last, or the episode
 * after it when it is finished.
 * @param history Everything that was watched, last first.
 */
export const continueItems = (history: readonly Watched[]): ContinueItem[] => {
  const subjects = new Map<string, Watched[]>();
  for (const watched of history.filter(({ state }) => state !== 'NEW')) {
    const subject = subjectOf(watched);
    subjects.set(subject, [...(subjects.get(subject) ?? []), watched]);
  }
  return [...subjects.values()].flatMap((watched) => itemOf(watched) ?? []).slice(0, ITEMS_MAX);
};
