import { act, render, waitFor } from '@testing-library/react';

import { HlsSource } from './HlsSource';

/** Qualities of the film, with the group of their sounds. */
const mockLevels: { height: number; attrs: { AUDIO?: string } }[] = [];
const mockHandlers = new Map<string, () => void>();
/** What the whole hls.js was set to, and which qualities were taken away. */
const mockWhole = { configs: [] as object[], removed: [] as number[], isThere: true };

jest.mock('hls.js/light', () => {
  class Light {
    static readonly Events = { MANIFEST_PARSED: 'parsed' };
    static isSupported = (): boolean => true;
    readonly levels = mockLevels;
    on = (name: string, handler: () => void) => mockHandlers.set(name, handler);
    loadSource = jest.fn();
    attachMedia = jest.fn();
    startLoad = jest.fn();
    destroy = jest.fn();
  }
  return { __esModule: true, default: Light };
});

jest.mock('hls.js', () => {
  const { default: Light } = jest.requireMock<{ default: new () => object }>('hls.js/light');
  class Whole extends Light {
    constructor(config: object) {
      super();
      mockWhole.configs.push(config);
    }
    removeLevel = (index: number) => mockWhole.removed.push(index);
  }
  return {
    __esModule: true,
    get default() {
      if (!mockWhole.isThere) throw new Error('Loading chunk 7 failed.');
      return Whole;
    },
  };
});

const onFailure = jest.fn();
const parsed = (): void => act(() => mockHandlers.get('parsed')?.());

/** Opens a film whose qualities have these groups of sounds. */
const open = (...groups: (string | undefined)[]): HTMLVideoElement => {
  const video = document.createElement('video');
  mockLevels.splice(
    0,
    mockLevels.length,
    ...groups.map((AUDIO, index) => ({ height: 360 + index, attrs: AUDIO === undefined ? {} : { AUDIO } })),
  );
  render(
    <HlsSource
      {...{ url: '/media/1-a/abc123/master.m3u8', attempt: { count: 0, from: 0, playing: false } }}
      {...{ live: false, onFailure, onEngine: () => undefined, video }}
    />,
  );
  parsed();
  return video;
};

beforeEach(() => {
  Object.assign(mockWhole, { configs: [], removed: [], isThere: true });
  onFailure.mockClear();
});

test('a film with its sound in its pictures needs no more than the light hls.js', async () => {
  open(undefined, undefined);
  await act(async () => undefined);
  expect(mockWhole.configs).toEqual([]);
});

test('one whose sounds are apart is played by the whole hls.js, in stereo, without captions of its own', async () => {
  open('low', 'stereo', 'surround');
  await waitFor(() => expect(mockWhole.configs).toHaveLength(1));
  expect(mockWhole.configs[0]).toMatchObject({ autoStartLoad: false, timelineController: undefined });
  parsed();
  expect(mockWhole.removed).toEqual([2]);
  expect(onFailure).not.toHaveBeenCalledWith('network');
});

test('a press of play before the whole hls.js has come is not lost', async () => {
  const video = open('stereo');
  const play = jest.spyOn(video, 'play').mockResolvedValue();
  Object.defineProperty(video, 'paused', { value: false, writable: true });
  await waitFor(() => expect(mockWhole.configs).toHaveLength(1));
  // As browsers do when the stream is taken away.
  Object.assign(video, { paused: true });
  parsed();
  expect(play).toHaveBeenCalledTimes(1);
});

test('it is a lost connection where the whole hls.js does not come', async () => {
  mockWhole.isThere = false;
  open('stereo');
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith('network'));
});
