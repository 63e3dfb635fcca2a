import { act, cleanup } from '@testing-library/react';
import { navigate } from 'gatsby';

import { videoCard } from '../../../../testing/catalogue';
import { fakeMedia, PLAYBACK, playPlayer, RECORD } from '../../../../testing/player';
import { hasAutoplayRequest } from '../../../shared/playback/autoplay-request';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>();
const session = {
  metadata: null as MediaMetadataInit | null,
  setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) =>
    void handlers.set(action, handler),
};
/** Presses a key of a lock screen or of headphones. */
const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void =>
  act(() => handlers.get(action)?.({ action, ...details }));

class Metadata {
  readonly title: string = '';

  constructor(init: MediaMetadataInit) {
    Object.assign(this, init);
  }
}

beforeEach(() => {
  fakeMedia();
  handlers.clear();
  session.metadata = null;
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  Object.assign(globalThis, { MediaMetadata: Metadata });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  Reflect.deleteProperty(globalThis, 'MediaMetadata');
});

test('a lock screen names the video, its show and its picture', async () => {
  const { thumbnail } = videoCard('abc123');
  const show = { __typename: 'Show' as const, slug: 'cup', title: 'The Cup', language: 'EN' as const };
  await playPlayer({ record: { ...RECORD, thumbnail, show } });
  expect(session.metadata).toEqual({
    title: 'Harbour Cup',
    artist: 'The Cup',
    ...(thumbnail && { artwork: [{ src: thumbnail.url }] }),
  });
});

test('its keys seek in a recording, and there is no next one without a next video', async () => {
  const video = await playPlayer();
  press('seekto', { seekTime: 300 });
  expect(video.currentTime).toBe(300);
  press('seekforward');
  expect(video.currentTime).toBe(310);
  press('seekbackward');
  expect(video.currentTime).toBe(300);
  press('pause');
  expect(video.pause).toHaveBeenCalledTimes(1);
  expect(handlers.get('nexttrack')).toBeNull();
});

test('a film that ends after another one has begun leaves the session to it', async () => {
  await playPlayer();
  const other = new Metadata({ title: 'Another film' });
  session.metadata = other;
  cleanup();
  expect(session.metadata).toBe(other);
  expect(handlers.get('pause')).toEqual(expect.any(Function));
});

test('what is live has no seconds to seek to', async () => {
  await playPlayer({ playback: { ...PLAYBACK, live: true } });
  expect(handlers.get('seekto')).toBeNull();
  expect(handlers.get('seekbackward')).toEqual(expect.any(Function));
});

test('the key for the next one opens the next video', async () => {
  await playPlayer({ next: videoCard('next01') });
  press('nexttrack');
  expect(navigate).toHaveBeenCalledWith('/en/watch/next01');
});

test('a short that it opens is not marked to start by itself', async () => {
  await playPlayer({ next: videoCard('x3uk4p6c', { kind: 'SHORT' }) });
  press('nexttrack');
  expect(navigate).toHaveBeenCalledWith('/en/shorts?c=x3uk4p6c');
  expect(hasAutoplayRequest('x3uk4p6c')).toBe(false);
});
