import { fireEvent, screen } from '@testing-library/react';

import { Player } from '../src/features/watch/Player/Player';
import { renderInPage } from './page';

type Props = Parameters<typeof Player>[0];

export const RECORD: Props['record'] = {
  __typename: 'Video',
  code: 'abc123',
  title: 'Harbour Cup',
  description: 'A match.',
  language: 'EN',
  kind: 'EPISODE',
  live: false,
  liveState: null,
  recorded: true,
  premium: false,
  startsAt: null,
  endsAt: null,
  durationSeconds: 2590,
  chapters: [],
  episodeNumber: 4,
  publishedAt: '2026-11-20T00:00:00.000Z',
  views: null,
  commentCount: null,
  thumbnail: null,
  show: null,
  seasonEpisodes: [],
  next: null,
  related: null,
  channel: null,
  linearChannel: null,
};

export const PLAYBACK: Props['playback'] = {
  __typename: 'Stream',
  url: '/media/1-a/abc123/master.m3u8',
  audio: null,
  sounds: [],
  expiresAt: '2036-11-21T18:00:00Z',
  live: false,
  storyboard: '/media/1-a/abc123/storyboard/storyboard.vtt',
  tracks: [],
};

/** Gives the media elements of jsdom, which plays nothing, what the player calls. */
export const fakeMedia = (): void => {
  // The track list of jsdom fires no events for new tracks.
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    value: Object.assign(new EventTarget(), { length: 0 }),
  });
  // Its list of sounds is an array. Most browsers have none.
  Object.defineProperty(HTMLMediaElement.prototype, 'audioTracks', { configurable: true, value: undefined });
  HTMLMediaElement.prototype.play = jest.fn(async function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  HTMLMediaElement.prototype.pause = jest.fn(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  HTMLMediaElement.prototype.load = jest.fn();
};

/** Renders the player and makes its video writable: the test sets position and state. */
export const renderPlayer = (changes: Partial<Props> = {}, locale: 'en' | 'ar' = 'en'): HTMLVideoElement => {
  const { container } = renderInPage(
    <div data-stage>
      <Player
        record={RECORD}
        id="id-abc123"
        playback={PLAYBACK}
        resumeSeconds={0}
        next={null}
        renew={async () => undefined}
        {...changes}
      />
    </div>,
    locale,
  );
  const video = container.querySelector('video');
  if (!video) throw new Error('there is no video');
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  Object.defineProperty(video, 'paused', { value: true, writable: true });
  return video;
};

/** Renders the player and presses its star. */
export const playPlayer = async (changes: Partial<Props> = {}): Promise<HTMLVideoElement> => {
  const video = renderPlayer(changes);
  fireEvent.loadStart(video);
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  Object.defineProperty(video, 'paused', { value: false, writable: true });
  await screen.findByRole('slider', { name: 'Timeline' });
  return video;
};
