import { render } from '@testing-library/react';

import { HlsSource } from './HlsSource';

/** Live position of hls.js; it reports one for recordings too. */
const EDGE = 28;

/** Levels of the stream, as hls.js lists them. */
const mockLevels = [{ height: 360 }, { height: 540 }];
const mockLoad = jest.fn();
const mockHandlers = new Map<string, () => void>();

jest.mock('hls.js/light', () => {
  class Engine {
    static readonly Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed', FRAG_LOADED: 'loaded' };
    static readonly ErrorTypes = { MEDIA_ERROR: 'media' };
    static isSupported = (): boolean => true;
    readonly liveSyncPosition = EDGE;
    readonly levels = mockLevels;
    set loadLevel(index: number) {
      mockLoad(`level ${index}`);
    }
    on = (name: string, handler: () => void) => mockHandlers.set(name, handler);
    loadSource = jest.fn();
    attachMedia = jest.fn();
    startLoad = mockLoad;
    destroy = jest.fn();
  }
  return { __esModule: true, default: Engine };
});

const beginsAt = (live: boolean): number => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'currentTime', { value: 0.2, writable: true });
  render(
    <HlsSource
      url="/media/1-a/abc123/master.m3u8"
      attempt={{ count: 0, from: 0, playing: true }}
      live={live}
      onFailure={() => undefined}
      onEngine={() => undefined}
      video={video}
    />,
  );
  video.dispatchEvent(new Event('playing'));
  return video.currentTime;
};

test('a recording begins at its beginning', () => {
  expect(beginsAt(false)).toBe(0.2);
});

test('what is live begins at its edge, however slow the first pictures were', () => {
  expect(beginsAt(true)).toBe(EDGE);
});

const loadsWhilePaused = (isBegun: boolean): unknown[] => {
  mockLoad.mockClear();
  const video = document.createElement('video');
  const attempt = { count: 1, from: 300, playing: false, isBegun };
  const nothing = () => undefined;
  render(
    <HlsSource
      {...{ url: '/media/1-a/abc123/audio.m3u8', attempt, live: false, video }}
      {...{ onFailure: nothing, onEngine: nothing }}
    />,
  );
  mockHandlers.get('parsed')?.();
  return mockLoad.mock.calls.map(([at]: unknown[]) => at);
};

test('a paused film that was begun loads its second at once, any other one only when it is played', () => {
  expect(loadsWhilePaused(true)).toEqual([300]);
  expect(loadsWhilePaused(false)).toEqual([]);
});

test('the preferred level is set before the first segment of a film that plays already', () => {
  mockLoad.mockClear();
  const attempt = { count: 0, from: 0, playing: false };
  const nothing = () => undefined;
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { value: false });
  const selectLevel = (levels: readonly { height: number }[]) =>
    levels.findIndex(({ height }) => height === 360);
  render(
    <HlsSource
      {...{ url: '/media/1-a/abc123/master.m3u8', attempt, live: false, video }}
      {...{ onFailure: nothing, onEngine: nothing, selectLevel }}
    />,
  );
  mockHandlers.get('parsed')?.();
  expect(mockLoad.mock.calls.map(([call]: unknown[]) => call)).toEqual(['level 0', -1]);
});
