import { render } from '@testing-library/react';

import { HlsSource } from './HlsSource';

/** Live position of hls.js; it reports one for recordings too. */
const EDGE = 28;

/** Levels of the stream, as hls.js lists them. */
const mockLevels: { height: number; attrs: object; videoCodec?: string }[] = [
  { height: 360, attrs: {} },
  { height: 540, attrs: {} },
];
const mockLoad = jest.fn();
const mockRemove = jest.fn();
const mockAttach = jest.fn();
/** What the browser can do. */
const mockSupport = new Set(['media source']);
const mockHandlers = new Map<string, (...given: unknown[]) => void>();

jest.mock('hls.js/light', () => {
  class Engine {
    static readonly Events = {
      ERROR: 'error',
      MANIFEST_PARSED: 'parsed',
      FRAG_LOADING: 'segment loading',
      FRAG_LOADED: 'segment loaded',
      FRAG_PARSED: 'segment parsed',
    };
    static readonly ErrorTypes = { MEDIA_ERROR: 'media' };
    static isSupported = (): boolean => mockSupport.has('media source');
    readonly liveSyncPosition = EDGE;
    readonly levels = mockLevels;
    set loadLevel(index: number) {
      mockLoad(`level ${index}`);
    }
    on = (name: string, handler: (...given: unknown[]) => void) => mockHandlers.set(name, handler);
    loadSource = jest.fn();
    attachMedia = mockAttach;
    startLoad = mockLoad;
    stopLoad = jest.fn();
    removeLevel = mockRemove;
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

test.each([['media source'], ['native HLS']])(
  'a start that the attaching of the stream interrupts is asked for again: %s',
  async (support) => {
    const isNative = support === 'native HLS';
    if (isNative) mockSupport.delete('media source');
    const video = document.createElement('video');
    Object.defineProperty(video, 'paused', { value: false, writable: true });
    video.play = jest.fn(async () => undefined);
    // A new source rejects what was asked for before, and pauses without an event of its own.
    const interrupt = (): void => void Object.assign(video, { paused: true });
    if (isNative) Object.defineProperty(video, 'src', { set: interrupt });
    else mockAttach.mockImplementationOnce(interrupt);
    const nothing = () => undefined;
    render(
      <HlsSource
        {...{ url: '/media/1-a/abc123/master.m3u8', attempt: { count: 0, from: 0, playing: false } }}
        {...{ live: false, onFailure: nothing, onEngine: nothing, video }}
      />,
    );
    expect(video.paused).toBe(true);
    video.dispatchEvent(new Event('emptied'));
    expect(video.play).toHaveBeenCalledTimes(1);
    mockSupport.add('media source');
  },
);

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

const tell = (name: string, given: object = {}): void => mockHandlers.get(name)?.(name, given);
const loads = (): unknown[] => mockLoad.mock.calls.map(([at]: unknown[]) => at);
const LOST = { fatal: true, type: 'networkError' };

/** Opens the stream in a video that plays. */
const open = (from: number, onFailure: (failure: unknown) => void = () => undefined): HTMLVideoElement => {
  mockLoad.mockClear();
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { value: false });
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  render(
    <HlsSource
      {...{ url: '/media/1-a/abc123/master.m3u8', attempt: { count: 0, from, playing: false }, live: false }}
      {...{ onFailure, onEngine: () => undefined, video }}
    />,
  );
  return video;
};

test('a device that does not say that it decodes AV1 well keeps the qualities in H.264', () => {
  mockLevels.push({ height: 540, attrs: {}, videoCodec: 'av01.0.04M.08' });
  open(0);
  mockHandlers.get('parsed')?.();
  mockLevels.pop();
  expect(mockRemove.mock.calls).toEqual([[2]]);
});

test('a renewed address goes on loading where it stopped, at most once for each renewal', () => {
  mockLoad.mockClear();
  const video = document.createElement('video');
  const source = (renewals: number) => (
    <HlsSource
      {...{ url: `/media/${renewals}-a/abc123/master.m3u8`, renewals, video, live: false }}
      {...{ attempt: { count: 0, from: 300, playing: true }, onEngine: () => undefined }}
      onFailure={() => undefined}
    />
  );
  const { rerender } = render(source(0));
  tell('segment parsed');
  tell('error', { ...LOST, response: { code: 403 } });
  expect(loads()).toEqual([]);
  rerender(source(1));
  rerender(source(1));
  expect(loads()).toEqual([-1]);
});

describe('over time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a line that fails before the first segment keeps the second to start at, and later the position', () => {
    open(300);
    tell('parsed');
    tell('error', LOST);
    jest.advanceTimersByTime(2_000);
    expect(loads()).toEqual([300, 300]);
    tell('segment loaded');
    tell('segment parsed');
    tell('error', LOST);
    jest.advanceTimersByTime(2_000);
    expect(loads()).toEqual([300, 300, -1]);
  });

  test('a first segment that is missing is not asked for again and again', () => {
    open(300);
    tell('parsed');
    const missing = { ...LOST, response: { code: 404 }, details: 'fragLoadError', frag: { end: 304 } };
    tell('error', missing);
    jest.advanceTimersByTime(2_000);
    tell('error', missing);
    jest.advanceTimersByTime(4_000);
    expect(loads()).toEqual([300, 300, 304.05]);
  });

  test('a slow segment is left to arrive; one that stands still is asked for again', () => {
    const video = open(0);
    Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
    video.currentTime = 12;
    tell('parsed');
    mockLoad.mockClear();
    const frag = { stats: { loaded: 0 } };
    tell('segment loading', { frag });
    for (let turn = 0; turn < 3; turn += 1) {
      frag.stats.loaded += 4_000;
      jest.advanceTimersByTime(10_000);
    }
    expect(loads()).toEqual([]);
    jest.advanceTimersByTime(2_000);
    expect(loads()).toEqual([-1]);
  });

  test('a playlist that is there after all ends the failure', () => {
    const onFailure = jest.fn();
    open(0, onFailure);
    tell('error', LOST);
    expect(onFailure).toHaveBeenLastCalledWith('network');
    tell('parsed');
    expect(onFailure).toHaveBeenLastCalledWith(null);
  });
});
