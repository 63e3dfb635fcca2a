import { createStore } from '../store/create-store';

/** Player on the page, for parts of the page outside it. */
export interface OpenPlayer {
  /** Code of its video. */
  code: string;
  video: HTMLVideoElement;
  /** Whether it plays what happens now, which no second of it leads back to. */
  live: boolean;
  /** Address of the small pictures of its film; null without them. */
  storyboard: string | null;
  /** Plays from a second of the video. */
  playFrom: (second: number) => void;
}

/** Player of the page; null until it is mounted, and while its film is in the corner of another page. */
export const openPlayer = createStore<OpenPlayer | null>(null);
/** Code of the film that plays on in the corner, because its page was left; null without one. */
export const filmInCorner = createStore<string | null>(null);
/** Second from which a video is to start once its player is mounted. */
export const wantedStart = createStore<{ code: string; second: number } | null>(null);

/** Plays a video of this page from a second; a player that is not mounted yet is asked to mount and to start there. */
export const playFrom = (code: string, second: number): void => {
  const player = openPlayer.get();
  if (player?.code === code) player.playFrom(second);
  else wantedStart.set({ code, second });
};

/** Returns the second from which this video is to start, and forgets it; null when none was asked for. */
export const takeWantedStart = (code: string): number | null => {
  const wanted = wantedStart.get();
  if (wanted?.code !== code) return null;
  wantedStart.set(null);
  return wanted.second;
};
